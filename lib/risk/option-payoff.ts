/** An option at expiry, per unit of the underlying and before costs; money in the unit of its prices. */
export interface OptionAtExpiry {
  /** Gain, or below zero the loss, when the underlying ends at this price. */
  profitAt: (price: number) => number;
  /** Price at which it neither gains nor loses. */
  breakEven: number;
  /** The most that can be lost; of a sold put at a price of 0. */
  mostLost: number;
}

/** A bought call: the premium is paid, and what stands above the strike is received. */
export function boughtCall(strike: number, premium: number): OptionAtExpiry {
  return {
    profitAt: (price) => Math.max(0, price - strike) - premium,
    breakEven: strike + premium,
    mostLost: premium,
  };
}

/** A sold put: the premium is received, and what is missing to the strike is paid. */
export function soldPut(strike: number, premium: number): OptionAtExpiry {
  return {
    profitAt: (price) => premium - Math.max(0, strike - price),
    breakEven: strike - premium,
    mostLost: strike - premium,
  };
}

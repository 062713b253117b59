/** An option at expiry, per unit of the underlying, before costs; money in the prices' unit. */
interface OptionAtExpiry {
  /** Gain, or below zero the loss, when the underlying ends at this price. */
  profitAt: (price: number) => number;
  breakEven: number;
  mostLost: number;
}

/** A bought call: pays the premium, receives the price's excess over the strike. */
export function boughtCall(strike: number, premium: number): OptionAtExpiry {
  return {
    profitAt: (price) => Math.max(0, price - strike) - premium,
    breakEven: strike + premium,
    mostLost: premium,
  };
}

/** A sold put: receives the premium, pays the price's shortfall below the strike. */
export function soldPut(strike: number, premium: number): OptionAtExpiry {
  return {
    profitAt: (price) => premium - Math.max(0, strike - price),
    breakEven: strike - premium,
    mostLost: strike - premium,
  };
}

// Options at expiry, per unit of the underlying, before costs; money in the prices' unit. A profit
// below zero is the loss when the underlying ends at a price.

/** A bought call: pays the premium, receives the price's excess over the strike. */
export function boughtCall(strike: number, premium: number) {
  return {
    profitAt: (price: number) => Math.max(0, price - strike) - premium,
    breakEven: strike + premium,
    mostLost: premium,
  };
}

/** A sold put: receives the premium, pays the price's shortfall below the strike. */
export function soldPut(strike: number, premium: number) {
  return {
    profitAt: (price: number) => premium - Math.max(0, strike - price),
    breakEven: strike - premium,
    mostLost: strike - premium,
  };
}

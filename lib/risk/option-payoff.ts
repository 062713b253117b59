// Options at expiry, per unit of the underlying, before costs, in the unit of the prices. A loss is
// a negative profit.

export function boughtCall(strike: number, premium: number) {
  return {
    profitAt: (price: number) => Math.max(0, price - strike) - premium,
    breakEven: strike + premium,
    mostLost: premium,
  };
}

export function soldPut(strike: number, premium: number) {
  return {
    profitAt: (price: number) => premium - Math.max(0, strike - price),
    breakEven: strike - premium,
    mostLost: strike - premium,
  };
}

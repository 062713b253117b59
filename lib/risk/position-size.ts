/** Amounts in rupees. */
export interface Trade {
  capital: number;
  /** Largest loss at the stop, in percent of the capital. */
  riskPercent: number;
  /** Per unit; the stop is below the entry of a long position and above that of a short one. */
  entry: number;
  stop: number;
  /** Units per lot; 1 for shares. */
  lotSize: number;
  /** Highest contract value as a multiple of the capital; 1 if paid in full. */
  mostLeverage: number;
}

/** Sums in whole paise are exact. */
export function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Paise; smaller differences come from computing with fractions. */
const ROUNDING_ERROR = 1e-4;

/** Whole paise below an amount that was computed with fractions. */
function wholePaise(amount: number): number {
  return Math.floor(amount + ROUNDING_ERROR);
}

/** Whole lots within risk and leverage, before costs, if the stop fills at its price. */
export function positionSize(trade: Trade) {
  const { capital, riskPercent, entry, stop, lotSize, mostLeverage } = trade;
  const lotLoss = Math.abs(paise(entry) - paise(stop)) * lotSize;
  const lotValue = paise(entry) * lotSize;
  // A percentage of rupees is a number of paise.
  const budget = wholePaise(capital * riskPercent);
  // If the stop equals the entry, no size is valid.
  const lotsByRisk = lotLoss === 0 ? 0 : Math.floor(budget / lotLoss);
  const mostValue = wholePaise(capital * 100 * mostLeverage);
  const lotsByLeverage = Math.floor(mostValue / lotValue);
  return {
    /** Allowed loss, loss of one lot at the stop, and value of one lot at the entry. */
    budget: budget / 100,
    lotLoss: lotLoss / 100,
    lotValue: lotValue / 100,
    /** Whole lots within both limits, and within the risk alone. */
    lots: Math.min(lotsByRisk, lotsByLeverage),
    lotsByRisk,
    governedBy: lotsByLeverage < lotsByRisk ? "leverage" : "risk",
  } as const;
}

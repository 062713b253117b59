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
export const paise = (rupees: number) => Math.round(rupees * 100);
/** Smaller differences are floating-point errors. */
const NOISE = 1e-4;

/** Whole lots within risk and leverage, before costs, if the stop fills at its price. */
export function positionSize(trade: Trade) {
  const { capital, riskPercent, entry, stop, lotSize, mostLeverage } = trade;
  const lotLoss = Math.abs(paise(entry) - paise(stop)) * lotSize;
  const lotValue = paise(entry) * lotSize;
  const budget = Math.floor(capital * riskPercent + NOISE);
  // If the stop equals the entry, no size is valid.
  const lotsByRisk = lotLoss === 0 ? 0 : Math.floor(budget / lotLoss);
  const lotsByLeverage = Math.floor(Math.floor(capital * 100 * mostLeverage + NOISE) / lotValue);
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

/** Money in rupees. */
export interface Trade {
  capital: number;
  /** Per cent of the capital that reaching the stop may cost. */
  riskPercent: number;
  /** Prices of a unit: the stop is below the entry of a bought position, above that of a sold one. */
  entry: number;
  stop: number;
  /** Units in one lot; 1 for shares. */
  lotSize: number;
  /** Highest contract value as a multiple of the capital; 1 if the price is paid in full. */
  mostLeverage: number;
}

/** Whole paise, so that sums of prices are exact. */
export const paise = (rupees: number) => Math.round(rupees * 100);
/** Smaller differences are errors of floating point. */
const NOISE = 1e-4;

/**
 * Whole lots whose loss at the stop is within the risk and whose value is within the leverage,
 * before costs and assuming that the stop fills at its price; prices are to the paisa.
 */
export function positionSize(trade: Trade) {
  const { capital, riskPercent, entry, stop, lotSize, mostLeverage } = trade;
  const lotLoss = Math.abs(paise(entry) - paise(stop)) * lotSize;
  const lotValue = paise(entry) * lotSize;
  const budget = Math.floor(capital * riskPercent + NOISE);
  // Without a distance to the stop no size is within the risk.
  const lotsByRisk = lotLoss === 0 ? 0 : Math.floor(budget / lotLoss);
  const lotsByLeverage = Math.floor(Math.floor(capital * 100 * mostLeverage + NOISE) / lotValue);
  return {
    /** What the trade may lose, what one lot loses at the stop, and its worth at the entry. */
    budget: budget / 100,
    lotLoss: lotLoss / 100,
    lotValue: lotValue / 100,
    /** Whole lots that both limits allow, and that the risk alone would. */
    lots: Math.min(lotsByRisk, lotsByLeverage),
    lotsByRisk,
    /** The tighter limit. */
    governedBy: lotsByLeverage < lotsByRisk ? "leverage" : "risk",
  } as const;
}

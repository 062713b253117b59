export interface Trade {
  /** Rupees. */
  capital: number;
  /** Per cent of the capital that reaching the stop may cost. */
  riskPercent: number;
  /** Rupees per unit of a bought position, so above the stop. */
  entry: number;
  stop: number;
  /** Units in one lot; 1 for shares. */
  lotSize: number;
  /** Highest contract value as a multiple of the capital; 1 if the price is paid in full. */
  mostLeverage: number;
}

export interface PositionSize {
  /** Rupees that the trade may lose. */
  budget: number;
  /** Rupees that one lot loses at the stop, and what it is worth at the entry. */
  lotLoss: number;
  lotValue: number;
  /** Whole lots that both limits allow; 0: skip the trade. */
  lots: number;
  /** Whole lots that the risk alone would allow. */
  lotsByRisk: number;
  /** The tighter limit. */
  governedBy: "risk" | "leverage";
}

/** Whole paise, so that sums of prices are exact. */
const paise = (rupees: number) => Math.round(rupees * 100);

/** Rupees; smaller differences are floating-point errors. */
const NOISE = 1e-4;

/**
 * Whole lots whose loss at the stop is within the risk and whose value is within the leverage,
 * before costs and assuming that the stop fills at its price.
 * @param trade prices to the paisa, the stop below the entry
 */
export function positionSize(trade: Trade): PositionSize {
  const { capital, riskPercent, entry, stop, lotSize, mostLeverage } = trade;
  const lotLoss = (paise(entry) - paise(stop)) * lotSize;
  const lotValue = paise(entry) * lotSize;
  const budget = Math.floor(capital * riskPercent + NOISE);
  const lotsByRisk = Math.floor(budget / lotLoss);
  const lotsByLeverage = Math.floor(Math.floor(capital * 100 * mostLeverage + NOISE) / lotValue);
  return {
    budget: budget / 100,
    lotLoss: lotLoss / 100,
    lotValue: lotValue / 100,
    lots: Math.min(lotsByRisk, lotsByLeverage),
    lotsByRisk,
    governedBy: lotsByLeverage < lotsByRisk ? "leverage" : "risk",
  };
}

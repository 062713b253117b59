import { paise, positionSize, type Trade } from "./position-size";

/** Prices of one unit of what is bought. */
interface Levels {
  entry: number;
  stop: number;
  target: number;
  /** Where it opens after a jump. */
  opened: number;
}

/** Rupees gained or lost at each end of a trade in so many units. */
export function tradeEnds(units: number, { entry, stop, target, opened }: Levels) {
  const rupees = (distance: number) => paise(units * distance) / 100;
  return {
    gain: rupees(target - entry),
    loss: rupees(entry - stop),
    /** The whole loss if it opens past the stop; else that at the stop. */
    slip: rupees(entry - Math.min(stop, opened)),
  };
}

type SharesTrade = Pick<Trade, "capital" | "riskPercent"> & Levels;

/** A call in shares, paid in full: how many fit, and its ends. */
export function sharesTrade({ capital, riskPercent, ...levels }: SharesTrade) {
  const { entry, stop } = levels;
  const size = { capital, riskPercent, entry, stop, lotSize: 1, mostLeverage: 1 };
  const { lots: count } = positionSize(size);
  return { count, ...tradeEnds(count, levels) };
}

/** What is left of 100 at the start and after each loss, each sized on what was left before it. */
export function leftAfterLosses(percent: number, losses: number): number[] {
  return Array.from({ length: losses + 1 }, (_, n) => 100 * (1 - percent / 100) ** n);
}

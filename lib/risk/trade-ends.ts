import { paise, positionSize, type Trade } from "./position-size";

/** Prices per unit of a long position. */
interface Levels {
  entry: number;
  stop: number;
  target: number;
  /** Opening price after a gap. */
  opened: number;
}

/** Rupees gained or lost at each exit of a trade. */
export function tradeEnds(units: number, { entry, stop, target, opened }: Levels) {
  const rupees = (distance: number) => paise(units * distance) / 100;
  return {
    gain: rupees(target - entry),
    loss: rupees(entry - stop),
    /** Loss if it opens below the stop, else the loss at the stop. */
    slip: rupees(entry - Math.min(stop, opened)),
  };
}

type SharesTrade = Pick<Trade, "capital" | "riskPercent"> & Levels;

export function sharesTrade({ capital, riskPercent, ...levels }: SharesTrade) {
  const { entry, stop } = levels;
  const size = { capital, riskPercent, entry, stop, lotSize: 1, mostLeverage: 1 };
  const { lots: count } = positionSize(size);
  return { count, ...tradeEnds(count, levels) };
}

/** What remains of 100 at the start and after each loss of `percent` of the remainder. */
export function leftAfterLosses(percent: number, losses: number): number[] {
  return Array.from({ length: losses + 1 }, (_, n) => 100 * (1 - percent / 100) ** n);
}

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

/** Shares bought in full within the risk: their number, and the rupees at each exit. */
export function sharesTrade({ capital, riskPercent, ...levels }: SharesTrade) {
  const size = positionSize({
    capital,
    riskPercent,
    entry: levels.entry,
    stop: levels.stop,
    lotSize: 1,
    mostLeverage: 1,
  });
  return { count: size.lots, ...tradeEnds(size.lots, levels) };
}

/** What remains of 100 at the start and after each loss of `percent` of the remainder. */
export function leftAfterLosses(percent: number, losses: number): number[] {
  const keptEachTime = 1 - percent / 100;
  return Array.from({ length: losses + 1 }, (_, count) => 100 * keptEachTime ** count);
}

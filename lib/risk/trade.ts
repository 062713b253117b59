import { paise, positionSize } from "./position-size";

/** Prices per unit at which a trade begins and ends. */
export interface Levels {
  side: "buy" | "sell";
  entry: number;
  stop: number;
  target: number;
}

interface Trade extends Levels {
  /** Shares, or units of all lots together. */
  units: number;
  /** Price past the stop-loss at which it opens or is closed. */
  opened?: number | undefined;
}

/** How far a price has moved in favour of a position; negative against it. */
function inFavour({ side, entry }: Levels, price: number): number {
  return side === "buy" ? price - entry : entry - price;
}

/** A price in units of risk: 0 at the entry, -1 at the stop-loss, 2 at a target of 2:1. */
export function unitsOfRisk(levels: Levels, price: number): number {
  return inFavour(levels, price) / -inFavour(levels, levels.stop);
}

/** What a trade gains or loses at each of its ends, before taxes and brokerage. */
export function tradeSums(trade: Trade) {
  const { units, entry, stop, target, opened = stop } = trade;
  const risk = -inFavour(trade, stop);
  const past = Math.max(0, -inFavour(trade, opened) - risk);
  const rupees = (distance: number) => paise(units * distance) / 100;
  return {
    /** Per unit: from the entry to the stop-loss and to the target, and from the stop-loss on. */
    risk,
    reward: inFavour(trade, target),
    past,
    /** Rupees: the price of all units, and what is gained or lost. */
    value: rupees(entry),
    gain: rupees(inFavour(trade, target)),
    loss: rupees(risk),
    /** Loss at the price past the stop-loss. */
    slip: rupees(risk + past),
  };
}

/**
 * Securities transaction tax on the sale, in rupees.
 * @param price of a unit when it is sold
 * @param percent of the price of all units
 */
export function saleTax(units: number, price: number, percent: number): number {
  return paise((units * price * percent) / 100) / 100;
}

/** The most shares that a capital pays for and a loss of `riskPercent` of it at the stop allows. */
export function sharesWithin(capital: number, riskPercent: number, levels: Levels): number {
  const { entry, stop } = levels;
  return positionSize({ capital, riskPercent, entry, stop, lotSize: 1, mostLeverage: 1 }).lots;
}

/** What remains of 100 at the start and after each loss of `percent` of the remainder. */
export function leftAfterLosses(percent: number, losses: number): number[] {
  const keptEachTime = 1 - percent / 100;
  return Array.from({ length: losses + 1 }, (_, count) => 100 * keptEachTime ** count);
}

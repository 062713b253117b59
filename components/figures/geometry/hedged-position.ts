import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, linearScale, type Point } from "./scale";

type Hedge = Pick<FigureOf<"hedged-position">, "entry" | "putStrike" | "putCost">;

/** Gain or loss of the holding alone, per unit, at a price. */
export function holdingProfit(price: number, { entry }: Pick<Hedge, "entry">) {
  return price - entry;
}

/** Gain or loss of the holding with its put, cost of the put included, at a price at expiry. */
export function hedgedProfit(price: number, { entry, putStrike, putCost }: Hedge) {
  return Math.max(price, putStrike) - entry - putCost;
}

/** The result below which the hedged holding cannot fall; negative is a loss. */
export function hedgeFloor({ entry, putStrike, putCost }: Hedge) {
  return putStrike - entry - putCost;
}

/**
 * A holding with and without a put, in a box whose middle is the entry price and no gain.
 * The prices shown reach twice the distance of strike and entry plus cost to either side.
 */
export function hedgedPositionGeometry(hedge: Hedge, box: Box) {
  const { entry, putStrike, putCost } = hedge;
  const span = 2 * (Math.abs(entry - putStrike) + putCost);
  const prices = [entry - span, entry + span] as const;
  const x = linearScale(prices, [box.left, box.right]);
  const y = linearScale([-span, span], [box.bottom, box.top]);
  const alone = (price: number): Point => [x(price), y(holdingProfit(price, hedge))];
  const hedged = (price: number): Point => [x(price), y(hedgedProfit(price, hedge))];
  /** Where the put has just paid for itself: the lines cross. */
  const crossing = putStrike - putCost;
  const costAt = entry + span * 0.72;
  return {
    zeroY: y(0),
    floorY: y(hedgeFloor(hedge)),
    entryX: x(entry),
    strikeX: x(putStrike),
    crossingX: x(crossing),
    /** Where the hedged holding has earned what its put cost; left of it the line is below zero. */
    breakEvenX: x(entry + putCost),
    alone: [alone(prices[0]), alone(prices[1])],
    hedged: [hedged(prices[0]), hedged(putStrike), hedged(prices[1])],
    /** What the put pays, less its cost. */
    saved: [hedged(prices[0]), alone(crossing), alone(prices[0])],
    /** What the put costs when it is not needed. */
    cost: [alone(crossing), alone(prices[1]), hedged(prices[1]), hedged(putStrike)],
    /** Both lines at one price above the entry: their distance is the cost. */
    costMark: { x: x(costAt), alone: alone(costAt)[1], hedged: hedged(costAt)[1] },
  };
}

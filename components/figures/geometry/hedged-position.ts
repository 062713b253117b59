import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, linearScale, type Point } from "./scale";

/**
 * A holding with and without a put at expiry, per unit, in a box whose middle is the entry price
 * and no gain. The prices shown reach twice the distance of strike and entry plus cost to either
 * side.
 */
export function hedgedPositionGeometry(
  {
    entry,
    putStrike,
    putCost,
  }: Pick<FigureOf<"hedged-position">, "entry" | "putStrike" | "putCost">,
  box: Box,
) {
  const span = 2 * (Math.abs(entry - putStrike) + putCost);
  const [low, high] = [entry - span, entry + span];
  const x = linearScale([low, high], [box.left, box.right]);
  const y = linearScale([-span, span], [box.bottom, box.top]);
  const alone = (price: number): Point => [x(price), y(price - entry)];
  const hedged = (price: number): Point => [
    x(price),
    y(Math.max(price, putStrike) - entry - putCost),
  ];
  /** Where the put's payoff equals its cost and the lines cross. */
  const crossing = alone(putStrike - putCost);
  const costAt = entry + span * 0.72;
  return {
    zeroY: y(0),
    floorY: crossing[1],
    entryX: x(entry),
    strikeX: x(putStrike),
    crossingX: crossing[0],
    /** Where the hedged holding's gain equals the put's cost; left of it the line is below zero. */
    breakEvenX: x(entry + putCost),
    alone: [alone(low), alone(high)],
    hedged: [hedged(low), hedged(putStrike), hedged(high)],
    /** What the put pays, less its cost. */
    saved: [hedged(low), crossing, alone(low)],
    /** What the put costs when it is not needed. */
    cost: [crossing, alone(high), hedged(high), hedged(putStrike)],
    /** Both lines at one price above the entry, a distance of the put's cost apart. */
    costMark: { x: x(costAt), alone: alone(costAt)[1], hedged: hedged(costAt)[1] },
  };
}

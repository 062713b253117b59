import type { PositionSize } from "@/lib/risk/position-size";
import { type Box, linearScale } from "./scale";

/** With more lots their edges would merge. */
const MOST_DIVIDED = 24;

/**
 * A trade's size in two strips: above, the lots within what may be lost; below, their loss at the
 * stop and their gain at the target, in proportion.
 * @param reward gain at the target as a multiple of the loss
 */
export function positionSizeGeometry(
  { budget, lotLoss, lots }: PositionSize,
  reward: number,
  above: Box,
  below: Box,
) {
  // If no lot fits, one is shown: its loss is the reason to skip the trade.
  const shown = Math.max(1, lots);
  const lost = shown * lotLoss;
  const x = linearScale([0, Math.max(budget, lost)], [above.left, above.right]);
  const entryX = linearScale([0, 1 + reward], [below.left, below.right])(1);
  const divided = shown <= MOST_DIVIDED ? shown : 1;
  return {
    shown,
    lost: { ...above, right: x(lost) },
    budget: { ...above, right: x(budget) },
    /** x of the edges between lots. */
    dividers: Array.from({ length: divided - 1 }, (_, i) => x(((i + 1) * lost) / divided)),
    entryX,
    atStop: { ...below, right: entryX },
    atTarget: { ...below, left: entryX },
  };
}

import type { FigureOf } from "@/lib/content/schemas/figure";
import { boughtCall, type OptionAtExpiry, soldPut } from "@/lib/risk/option-payoff";
import { type Box, linearScale, type Point } from "./scale";

export type PayoffPanel = ReturnType<typeof payoffPanel>;

/**
 * Gain or loss of an option at expiry, in a box.
 * @param prices the prices at expiry at its left and right edge
 * @param profits the loss at its lower and the gain at its upper edge
 * @param option its gain or loss is straight on both sides of the strike
 */
function payoffPanel(
  box: Box,
  prices: readonly [number, number],
  profits: readonly [number, number],
  strike: number,
  { profitAt, breakEven }: OptionAtExpiry,
) {
  const x = linearScale(prices, [box.left, box.right]);
  const y = linearScale(profits, [box.bottom, box.top]);
  const at = (price: number): Point => [x(price), y(profitAt(price))];
  const zeroY = y(0);
  const even: Point = [x(breakEven), zeroY];
  const [left, bend, right] = [at(prices[0]), at(strike), at(prices[1])];
  return {
    box,
    line: [left, bend, right],
    loss: [[box.left, zeroY] as const, left, ...(strike < breakEven ? [bend] : []), even],
    profit: [even, ...(strike > breakEven ? [bend] : []), right, [box.right, zeroY] as const],
    zeroY,
    strikeX: x(strike),
    breakEvenX: x(breakEven),
  };
}

/**
 * Pay-offs of a bought call and a sold put of one strike, in panels of one scale for prices and
 * money. The prices shown reach three times the larger premium to either side of the centre, or
 * further if a moved strike would be near the edge.
 * @param boxes where each is drawn, of one height
 * @param centre the price in the middle, so that a moved strike moves
 */
export function optionPayoffsGeometry(
  { strike, callPremium, putPremium }: Omit<FigureOf<"option-payoffs">, "kind" | "caption">,
  boxes: { call: Box; put: Box },
  centre = strike,
) {
  const premium = Math.max(callPremium, putPremium);
  const span = Math.max(3 * premium, 1.25 * Math.abs(strike - centre) + 2 * premium);
  const prices = [centre - span, centre + span] as const;
  // The longer sloping line has the whole height.
  const height = span + Math.abs(strike - centre);
  const call = boughtCall(strike, callPremium);
  const put = soldPut(strike, putPremium);
  return {
    call: payoffPanel(boxes.call, prices, [-callPremium, height - callPremium], strike, call),
    put: payoffPanel(boxes.put, prices, [putPremium - height, putPremium], strike, put),
  };
}

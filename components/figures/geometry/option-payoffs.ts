import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, linearScale, type Point } from "./scale";

export type PayoffPanel = ReturnType<typeof payoffPanel>;

/**
 * Gain or loss of an option at expiry, in a box.
 * @param prices the prices at expiry at its left and right edge
 * @param profitAt gain or loss per unit of the underlying, straight on both sides of the strike
 * @param breakEven price at which the option neither gains nor loses
 */
function payoffPanel(
  box: Box,
  prices: readonly [number, number],
  strike: number,
  profitAt: (price: number) => number,
  breakEven: number,
) {
  const x = linearScale(prices, [box.left, box.right]);
  const y = linearScale([profitAt(prices[0]), profitAt(prices[1])], [box.bottom, box.top]);
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
 * Pay-offs of a bought call and a sold put of one strike, in panels of one scale:
 * both show the same prices, and the same money is the same height where the boxes are.
 * The prices shown reach three times the larger premium to either side of the strike.
 * @param boxes where each is drawn, of one height
 */
export function optionPayoffsGeometry(
  { strike, callPremium, putPremium }: Omit<FigureOf<"option-payoffs">, "kind" | "caption">,
  boxes: { call: Box; put: Box },
) {
  const span = 3 * Math.max(callPremium, putPremium);
  const prices = [strike - span, strike + span] as const;
  const callProfit = (price: number) => Math.max(0, price - strike) - callPremium;
  const putProfit = (price: number) => putPremium - Math.max(0, strike - price);
  return {
    call: payoffPanel(boxes.call, prices, strike, callProfit, strike + callPremium),
    put: payoffPanel(boxes.put, prices, strike, putProfit, strike - putPremium),
  };
}

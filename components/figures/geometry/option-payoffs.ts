import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, linearScale, type Point } from "./scale";

/** Gain or loss at expiry of one bought call, per unit of the underlying. */
export function callProfit(price: number, strike: number, premium: number) {
  return Math.max(0, price - strike) - premium;
}

/** Gain or loss at expiry of one sold put, per unit of the underlying. */
export function soldPutProfit(price: number, strike: number, premium: number) {
  return premium - Math.max(0, strike - price);
}

/** Price at expiry at which a bought call neither gains nor loses. */
export function callBreakEven(strike: number, premium: number) {
  return strike + premium;
}

/** Price at expiry at which a sold put neither gains nor loses. */
export function putBreakEven(strike: number, premium: number) {
  return strike - premium;
}

/** The most a sold put can lose: the underlying falls to nothing. */
export function soldPutLargestLoss(strike: number, premium: number) {
  return -soldPutProfit(0, strike, premium);
}

export type PayoffPanel = {
  line: Point[];
  profit: Point[];
  loss: Point[];
  zeroY: number;
  strikeX: number;
  breakEvenX: number;
};

/**
 * Pay-offs of a bought call and a sold put of one strike, in panels of one scale:
 * both show the same prices, and the same money is the same height where the boxes are.
 * The prices shown reach three times the larger premium to either side of the strike.
 * @param call where the bought call is drawn
 * @param put where the sold put is drawn, as high as `call`
 */
export function optionPayoffsGeometry(
  { strike, callPremium, putPremium }: Omit<FigureOf<"option-payoffs">, "kind" | "caption">,
  call: Box,
  put: Box,
): { call: PayoffPanel; put: PayoffPanel } {
  const span = 3 * Math.max(callPremium, putPremium);
  const prices = [strike - span, strike + span] as const;

  const panel = (box: Box, profitAt: (price: number) => number, breakEven: number): PayoffPanel => {
    const [low, high] = [profitAt(prices[0]), profitAt(prices[1])];
    const x = linearScale(prices, [box.left, box.right]);
    const y = linearScale([low, high], [box.bottom, box.top]);
    const at = (price: number): Point => [x(price), y(profitAt(price))];
    const zeroY = y(0);
    const even: Point = [x(breakEven), zeroY];
    const [left, right] = [at(prices[0]), at(prices[1])];
    const bend = at(strike);
    return {
      line: [left, bend, right],
      loss: [[box.left, zeroY], left, ...(strike < breakEven ? [bend] : []), even],
      profit: [even, ...(strike > breakEven ? [bend] : []), right, [box.right, zeroY]],
      zeroY,
      strikeX: x(strike),
      breakEvenX: x(breakEven),
    };
  };

  return {
    call: panel(
      call,
      (price) => callProfit(price, strike, callPremium),
      callBreakEven(strike, callPremium),
    ),
    put: panel(
      put,
      (price) => soldPutProfit(price, strike, putPremium),
      putBreakEven(strike, putPremium),
    ),
  };
}

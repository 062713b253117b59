import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, boxPath, linearScale, type Point, ticks, vLine } from "./scale";

/** Invented sessions, each opening at the previous close; 0 is the entry, -1 the lowest close. */
const FIRST_OPEN = -0.55;
const CLOSES = [-0.74, -1, -0.53, -0.72, -0.34, -0.6, -0.22, -0.42, -0.08, 0];
const HIGHS = [-0.4, -0.6, -0.42, -0.3, -0.2, -0.22, -0.08, -0.04, 0.1, 0.16];
const LOWS = [-0.85, -1.16, -1.1, -0.9, -0.84, -0.74, -0.72, -0.56, -0.5, -0.22];

/** Shares of the time after the entry, and of the distance to the outcome at each. */
const GAIN = {
  times: [0, 0.08, 0.16, 0.26, 0.35, 0.48, 0.57, 0.7, 0.79, 0.93],
  ways: [0, 0.13, 0.05, 0.31, 0.2, 0.53, 0.4, 0.74, 0.63, 1],
};
const LOSS = {
  times: [0, 0.07, 0.15, 0.25, 0.35, 0.47, 0.56, 0.68],
  ways: [0, 0.3, 0.02, 0.58, 0.24, 0.76, 0.5, 1],
};

/**
 * Places a call in a box: its height is the distance from stop to target, in proportion.
 * @param call risk and reward in the same unit, both above zero
 * @param box where stop and target are the bottom and the top
 * @param candleDepth how far the candles may reach below the entry, in viewBox units
 */
export function callOutcomesGeometry(
  { risk, reward }: Pick<FigureOf<"call-outcomes">, "risk" | "reward">,
  box: Box,
  candleDepth: number,
) {
  const y = linearScale([-risk, reward], [box.bottom, box.top]);
  const entryX = box.left + (box.right - box.left) * 0.32;
  const time = linearScale([0, 1], [entryX, box.right]);
  const entryY = y(0);

  const pitch = (entryX - box.left) / (CLOSES.length + 0.5);
  const depth = Math.min(candleDepth, box.bottom - entryY) / -Math.min(...LOWS);
  const priceY = (price = 0) => entryY - price * depth;
  const candles = CLOSES.map((close, i) => {
    const open = CLOSES[i - 1] ?? FIRST_OPEN;
    return {
      x: box.left + pitch * (i + 0.5),
      high: priceY(HIGHS[i]),
      low: priceY(LOWS[i]),
      bodyTop: priceY(Math.max(open, close)),
      bodyBottom: priceY(Math.min(open, close)),
      isRising: close >= open,
    };
  });
  const bodies = (isRising: boolean) =>
    candles
      .filter((candle) => candle.isRising === isRising)
      .map(({ x, bodyTop: top, bodyBottom }) => {
        const [left, right] = [x - pitch * 0.3, x + pitch * 0.3];
        return boxPath({ left, top, right, bottom: Math.max(bodyBottom, top + 1.5) });
      })
      .join("");
  const pathTo = (outcome: number, { times, ways }: typeof GAIN) =>
    times.map((when, i): Point => [time(when), y(outcome * (ways[i] ?? 0))]);

  return {
    entryX,
    entryY,
    targetY: y(reward),
    stopY: y(-risk),
    /** y of the round multiples of the risk between stop and target. */
    levels: ticks(-1, reward / risk, 6).map((level) => y(level * risk)),
    candles,
    /** Path data of the candles: from low to high, and their bodies. */
    wicks: candles.map(({ x, high, low }) => vLine(x, high, low)).join(""),
    rising: bodies(true),
    falling: bodies(false),
    gain: pathTo(reward, GAIN),
    loss: pathTo(-risk, LOSS),
  };
}

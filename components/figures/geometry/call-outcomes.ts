import type { FigureOf } from "@/lib/content/schemas/figure";
import { type Box, linearScale, type Point, ticks } from "./scale";

/** Open, high, low, close of invented sessions; 0 is the entry, -1 the lowest body. */
const SESSIONS = [
  [-0.55, -0.4, -0.85, -0.74],
  [-0.74, -0.6, -1.16, -1],
  [-1, -0.42, -1.1, -0.53],
  [-0.53, -0.3, -0.9, -0.72],
  [-0.72, -0.2, -0.84, -0.34],
  [-0.34, -0.22, -0.74, -0.6],
  [-0.6, -0.08, -0.72, -0.22],
  [-0.22, -0.04, -0.56, -0.42],
  [-0.42, 0.1, -0.5, -0.08],
  [-0.08, 0.16, -0.22, 0],
] as const;

const LOWEST = 1.16;

/** Share of the time after entry, and share of the way to the outcome. */
const GAIN: readonly Point[] = [
  [0, 0],
  [0.08, 0.13],
  [0.16, 0.05],
  [0.26, 0.31],
  [0.35, 0.2],
  [0.48, 0.53],
  [0.57, 0.4],
  [0.7, 0.74],
  [0.79, 0.63],
  [0.93, 1],
];
const LOSS: readonly Point[] = [
  [0, 0],
  [0.07, 0.3],
  [0.15, 0.02],
  [0.25, 0.58],
  [0.35, 0.24],
  [0.47, 0.76],
  [0.56, 0.5],
  [0.68, 1],
];

export type Candle = {
  x: number;
  high: number;
  low: number;
  bodyTop: number;
  bodyBottom: number;
  rising: boolean;
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

  const pitch = (entryX - box.left) / (SESSIONS.length + 0.5);
  const depth = Math.min(candleDepth, box.bottom - entryY) / LOWEST;
  const candles = SESSIONS.map(([open, high, low, close], i): Candle => {
    const price = (level: number) => entryY - level * depth;
    return {
      x: box.left + pitch * (i + 0.5),
      high: price(high),
      low: price(low),
      bodyTop: price(Math.max(open, close)),
      bodyBottom: price(Math.min(open, close)),
      rising: close >= open,
    };
  });

  const multiple = reward / risk;
  return {
    multiple,
    entryX,
    entryY,
    targetY: y(reward),
    stopY: y(-risk),
    /** y of the round multiples of the risk between stop and target. */
    levels: ticks(-1, multiple, 6).map((level) => y(level * risk)),
    candles,
    bodyWidth: pitch * 0.6,
    gain: GAIN.map(([when, way]): Point => [time(when), y(reward * way)]),
    loss: LOSS.map(([when, way]): Point => [time(when), y(-risk * way)]),
  };
}

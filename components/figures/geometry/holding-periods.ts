import type { FigureOf } from "@/lib/content/schemas/figure";
import { linearScale, ticks } from "./scale";

/** The shortest and the longest time a position is held, in trading days. */
export type Held = readonly [from: number, to: number];

/**
 * Places holding periods on an axis of trading days that begins at the entry.
 * The axis grows beyond `days` where a row needs it.
 * @param range x of the entry and of the last day, in viewBox units
 */
export function holdingPeriodsGeometry(
  { days, rows }: Pick<FigureOf<"holding-periods">, "days" | "rows">,
  range: readonly [number, number],
) {
  const last = Math.max(days, ...rows.map((row) => row.held[1]));
  const x = linearScale([0, last], range);
  return {
    entryX: x(0),
    /** A line for each night, as long as they can be told apart. */
    nights: ticks(0, last, Math.min(31, last + 1)).map(x),
    ticks: ticks(0, last, Math.min(11, last + 1)).map((day) => ({ day, x: x(day) })),
    bars: rows.map(({ held: [from, to] }): [number, number] => [x(from), x(to)]),
  };
}

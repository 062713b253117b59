import type { FigureOf } from "@/lib/content/schemas/figure";
import { linearScale, ticks } from "./scale";

/** `up to 1 day`, `2–10 days`: how long a position is held, in trading days. */
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
    nights: ticks(0, last, 31).map(x),
    ticks: ticks(0, last, 11).map((day) => ({ day, x: x(day) })),
    bars: rows.map(({ held: [from, to] }) => ({ from: x(from), to: x(to) })),
  };
}

import type { FigureOf } from "@/lib/content/schemas/figure";
import { linearScale, ticks } from "./scale";

/** Units on the capital bar: one unit is one per cent. */
export const CAPITAL = 100;

/**
 * Places two leverage ranges on one axis from 1x to 5x (further where a range needs it),
 * and the risk of one trade on a bar of 100 units of capital.
 * @param range x of the beginning and the end of both axes, in viewBox units
 */
export function leverageBandsGeometry(
  { intraday, positional, riskPercent }: Omit<FigureOf<"leverage-bands">, "kind" | "caption">,
  range: readonly [number, number],
) {
  const least = Math.min(1, Math.floor(intraday[0]), Math.floor(positional[0]));
  const most = Math.max(5, Math.ceil(intraday[1]), Math.ceil(positional[1]));
  const x = linearScale([least, most], range);
  const capital = linearScale([0, CAPITAL], range);
  const band = ([from, to]: readonly [number, number]): [number, number] => [x(from), x(to)];
  return {
    ticks: ticks(least, most, Math.min(8, most - least + 1)).map((leverage) => ({
      leverage,
      x: x(leverage),
    })),
    intraday: band(intraday),
    positional: band(positional),
    tenths: ticks(0, CAPITAL, 11).map(capital),
    risk: [capital(riskPercent[0]), capital(riskPercent[1])] as const,
  };
}

import type { FigureOf } from "@/lib/content/schemas/figure";
import { changeOfCapital } from "@/lib/risk/leverage";
import { type Box, linearScale } from "./scale";

/**
 * Ends of the axis of leverage: from 1 to 5 times, further where a range or the example needs it.
 * @returns whole multiples of the capital
 */
export function leverageAxis({
  intraday,
  positional,
  example,
}: Pick<FigureOf<"leverage-bands">, "intraday" | "positional" | "example">): [number, number] {
  return [
    Math.min(1, Math.floor(Math.min(intraday[0], positional[0], example.leverage))),
    Math.max(5, Math.ceil(Math.max(intraday[1], positional[1], example.leverage))),
  ];
}

/**
 * The change of the capital at a move of 1%, drawn from the middle of a strip: the fall to the
 * left, as long as the rise to the right.
 * @param most leverage that takes the whole strip
 * @returns the rise; the fall up to the planned risk; what the fall takes beyond it, or undefined
 */
export function onePerCentMove(
  { leverage, riskPercent }: FigureOf<"leverage-bands">["example"],
  most: number,
  strip: Box,
) {
  const x = linearScale([-most, most], [strip.left, strip.right]);
  const change = changeOfCapital(leverage, 1);
  const planned = Math.min(change, riskPercent);
  return {
    zeroX: x(0),
    rise: { ...strip, left: x(0), right: x(change) },
    planned: { ...strip, left: x(-planned), right: x(0) },
    beyond: change > planned ? { ...strip, left: x(-change), right: x(-planned) } : undefined,
  };
}

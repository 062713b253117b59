import type { OptionAtExpiry } from "@/lib/risk/option-payoff";

interface Payoff {
  option: OptionAtExpiry;
  strike: number;
  premium: number;
  /** The ends of the picture, one below and one above both strike and break-even. */
  ends: readonly [from: number, to: number];
}

/** Beyond any picture. */
const DEEP = 1e6;

/** To one decimal: a tenth of a unit is less than a device pixel at every size of a figure. */
const round = (units: number) => Math.round(units * 10) / 10 + 0;

function areaPath(corners: readonly (readonly [x: number, y: number])[]) {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/**
 * Paths of an option that gains when the index rises, in points of the index: x from the first end
 * of the picture, y from the line, up in the field above and down in the field below.
 */
export function payoffShape({ option, strike, premium, ends: [from, to] }: Payoff) {
  const even = option.breakEven;
  const corners = [from, Math.min(strike, even), Math.max(strike, even), to];
  /** Between the profits on one side of the line and a depth. */
  const side = (sign: 1 | -1, depth: number) =>
    areaPath([
      ...corners.map((at) => [at - from, Math.max(0, sign * option.profitAt(at))] as const),
      [to - from, depth],
      [0, depth],
    ]);
  return {
    gain: side(1, 0),
    /** The loss as far as the premium. */
    premium: areaPath([
      [0, 0],
      [even - from, 0],
      [even - premium - from, premium],
      [0, premium],
    ]),
    /** All below the line that is not lost. */
    spared: side(-1, DEEP),
  };
}

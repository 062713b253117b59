import type { Box } from "./paths";

/** Width of every figure in viewBox units: 13-unit text is 12.1 px on a phone 320 px wide. */
export const FIGURE_WIDTH = 300;

/** All miniatures have one size, so that cards line up. */
export const MINIATURE = { width: 200, height: 120 };

/** Where a figure's horizontal axes run, from left to right. */
export function axisRange(compact: boolean): [number, number] {
  return compact ? [4, MINIATURE.width - 4] : [1, FIGURE_WIDTH - 1];
}

export function strip([left, right]: readonly [number, number], top: number, height: number): Box {
  return { left, top, right, bottom: top + height };
}

/**
 * Maps numbers of a domain to viewBox units.
 * @param domain two different values, in the unit of the data
 * @param range where they fall; may be reversed (prices rise, y falls)
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const slope = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value: number) => range[0] + (value - domain[0]) * slope;
}

/**
 * Round values (1, 2 or 5 times a power of ten apart) within a domain, both ends included.
 * @param most the largest number of values wanted, at least 2
 */
export function ticks(from: number, to: number, most: number): number[] {
  const rough = (to - from) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((nice) => nice * power >= rough * 0.999_999) ?? 10);
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(9)),
  );
}

import type { Box } from "./scale";

/** Width of every figure in viewBox units: 13-unit text is 12.1 px on a phone 320 px wide. */
export const FIGURE_WIDTH = 300;

/** All miniatures have one size, so that cards line up. */
export const MINIATURE = { width: 200, height: 120 };

/** Where a figure's horizontal axes run, from left to right. */
export function axisRange(compact: boolean): [number, number] {
  return compact ? [4, MINIATURE.width - 4] : [1, FIGURE_WIDTH - 1];
}

/** A strip across the axis. */
export function strip([left, right]: readonly [number, number], top: number, height: number): Box {
  return { left, top, right, bottom: top + height };
}

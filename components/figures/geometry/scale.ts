/** A position in viewBox units. */
export type Point = readonly [x: number, y: number];

/** A rectangle in viewBox units; y grows downwards, so `top` is less than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Maps numbers of a domain to viewBox units.
 * @param domain two different values, in the unit of the data
 * @param range where they fall, in viewBox units; may be reversed (prices rise, y falls)
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const slope = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value: number) => range[0] + (value - domain[0]) * slope;
}

/** Rounds to one decimal: a tenth of a unit is less than a device pixel at every figure size. */
export function round(units: number) {
  // Adding zero turns -0 into 0.
  return Math.round(units * 10) / 10 + 0;
}

/** Path data for a horizontal line. */
export function hLine(y: number, from: number, to: number) {
  return `M${round(from)} ${round(y)}H${round(to)}`;
}

/** Path data for a vertical line. */
export function vLine(x: number, from: number, to: number) {
  return `M${round(x)} ${round(from)}V${round(to)}`;
}

/** Path data for a line through the points, absolute commands only. */
export function linePath(points: readonly Point[]) {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Path data for the closed shape whose corners are the points. */
export function areaPath(corners: readonly Point[]) {
  return `${linePath(corners)}Z`;
}

/** Path data for a rectangle, so that many rectangles can share one node. */
export function boxPath({ left, top, right, bottom }: Box) {
  return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`;
}

/**
 * A ruler: the outline of the box and a division at each position.
 * @param divisions x of each division in viewBox units; those at the ends of the box add nothing
 */
export function rulerPath(box: Box, divisions: readonly number[]) {
  const inner = divisions.filter((x) => x > box.left && x < box.right);
  return boxPath(box) + inner.map((x) => vLine(x, box.top, box.bottom)).join("");
}

/**
 * Round values (1, 2 or 5 times a power of ten apart) within a domain, both ends included.
 * @param most the largest number of values wanted, at least 2
 */
export function ticks(from: number, to: number, most: number): number[] {
  const rough = (to - from) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((nice) => nice * power >= rough * 0.999_999) ?? 10);
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(9)),
  );
}

/** A position in viewBox units. */
export type Point = readonly [x: number, y: number];

/** A rectangle in viewBox units; y grows downwards, so `top` is less than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Rounds to one decimal: a tenth of a unit is less than a device pixel at every figure size. */
export function round(units: number) {
  // Adding zero turns -0 into 0.
  return Math.round(units * 10) / 10 + 0;
}

export function hLine(y: number, from: number, to: number) {
  return `M${round(from)} ${round(y)}H${round(to)}`;
}

export function vLine(x: number, from: number, to: number) {
  return `M${round(x)} ${round(from)}V${round(to)}`;
}

export function linePath(points: readonly Point[]) {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

export function areaPath(corners: readonly Point[]) {
  return `${linePath(corners)}Z`;
}

/** Path data for rectangles, so that many can share one node. */
export function boxPath(...boxes: readonly Box[]) {
  const paths = boxes.map(({ left, top, right, bottom }) => {
    return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`;
  });
  return paths.join("");
}

/** A ruler: the outline of the box and a division at each x. */
export function rulerPath(box: Box, divisions: readonly number[]) {
  return boxPath(box) + divisions.map((x) => vLine(x, box.top, box.bottom)).join("");
}

/** A position in viewBox units. */
export type Point = readonly [x: number, y: number];

/** To one decimal: a tenth of a unit is less than a device pixel at every size of a figure. */
function round(units: number) {
  // Adding zero turns -0 into 0.
  return Math.round(units * 10) / 10 + 0;
}

function linePath(points: readonly Point[]) {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

export function areaPath(corners: readonly Point[]) {
  return `${linePath(corners)}Z`;
}

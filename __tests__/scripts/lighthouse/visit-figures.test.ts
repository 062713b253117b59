import { median, medianFigures } from "@/scripts/lighthouse/visit-figures";
import { perfect } from "./perfect-figures";

test("each figure is the middle one of the runs", () => {
  const visits = [700, 900, 800].map((largestPaint, index) => ({
    ...perfect,
    largestPaint,
    performance: [99, 100, 98][index] ?? 0,
  }));
  expect(medianFigures(visits)).toEqual({ ...perfect, largestPaint: 800, performance: 99 });
});

test.each([
  [[7], 7],
  [[30, 10, 20], 20],
  [[10, 2, 100, 4], 7],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow(RangeError);
});

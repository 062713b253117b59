import fc from "fast-check";
import {
  linearScale,
  linePath,
  round,
  rulerPath,
  ticks,
} from "@/components/figures/geometry/scale";

test("a scale maps the ends of its domain to the ends of its range, also backwards", () => {
  const y = linearScale([10, 20], [100, 0]);
  expect([y(10), y(15), y(20)]).toEqual([100, 50, 0]);
});

test("coordinates carry one decimal and never a negative zero", () => {
  expect(round(1.26)).toBe(1.3);
  expect(Object.is(round(-0.01), 0)).toBe(true);
});

test("a path moves to its first point and draws lines to the others", () => {
  expect(
    linePath([
      [0, 1.04],
      [2.26, 3],
    ]),
  ).toBe("M0 1L2.3 3");
});

test("a ruler has a division at each position between its ends", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 4 };
  expect(rulerPath(box, [0, 5, 10])).toBe("M0 0H10V4H0ZM5 0V4");
});

test("ticks include both ends of a domain they divide", () => {
  expect(ticks(0, 10, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ticks(-1, 3, 6)).toEqual([-1, 0, 1, 2, 3]);
});

test("ticks are at most as many as asked for, evenly spaced and within the domain", () => {
  const domain = fc.tuple(
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: 2, max: 40 }),
  );
  fc.assert(
    fc.property(domain, ([from, length, most]) => {
      const values = ticks(from, from + length, most);
      expect(values.length).toBeLessThanOrEqual(most);
      expect(values.every((value) => value >= from && value <= from + length)).toBe(true);
      const steps = values.slice(1).map((value, i) => (value - (values[i] ?? 0)).toFixed(6));
      expect(new Set(steps).size).toBeLessThanOrEqual(1);
    }),
  );
});

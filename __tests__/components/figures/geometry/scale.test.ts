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

test("coordinates have one decimal and never a negative zero", () => {
  expect(
    linePath([
      [0, 1.04],
      [2.26, 3],
    ]),
  ).toBe("M0 1L2.3 3");
  expect(Object.is(round(-0.01), 0)).toBe(true);
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
  const integer = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(integer(-1000, 1000), integer(1, 5000), integer(2, 40), (start, span, count) => {
      const values = ticks(start, start + span, count);
      expect(values.length).toBeLessThanOrEqual(count);
      expect(values.every((value) => value >= start && value <= start + span)).toBe(true);
      const steps = values.slice(1).map((value, i) => (value - (values[i] ?? 0)).toFixed(6));
      expect(new Set(steps).size).toBeLessThanOrEqual(1);
    }),
  );
});

import fc from "fast-check";
import { hedgedPositionGeometry } from "@/components/figures/geometry/hedged-position";
import { examples } from "../examples";

const example = examples["hedged-position"];
const box = { left: 0, top: 0, right: 280, bottom: 280 };
const hedges = fc.record({
  entry: fc.double({ min: 50, max: 500, noNaN: true }),
  putStrike: fc.double({ min: 50, max: 500, noNaN: true }),
  putCost: fc.double({ min: 0.5, max: 40, noNaN: true }),
});

test("the hedged result is never below the floor", () => {
  fc.assert(
    fc.property(hedges, (hedge) => {
      const { hedged, floorY } = hedgedPositionGeometry(hedge, box);
      for (const [, y] of hedged) expect(y).toBeLessThanOrEqual(floorY + 1e-9);
    }),
  );
});

test("above the strike the hedged result is lower by the cost of the put", () => {
  fc.assert(
    fc.property(hedges, (hedge) => {
      const { alone, hedged, costMark } = hedgedPositionGeometry(hedge, box);
      expect((hedged.at(-1)?.[1] ?? 0) - (alone.at(-1)?.[1] ?? 0)).toBeCloseTo(
        costMark.hedged - costMark.alone,
      );
    }),
  );
});

test("the gap between the lines is the cost, on the scale of the drawing", () => {
  // 28 units of money on 280 units of height.
  const { costMark, zeroY, floorY } = hedgedPositionGeometry(example, box);
  expect(costMark.hedged - costMark.alone).toBeCloseTo(20);
  expect(floorY - zeroY).toBeCloseTo(70);
});

test("the saved loss and the cost meet where the lines cross", () => {
  fc.assert(
    fc.property(hedges, (hedge) => {
      const { saved, cost, floorY } = hedgedPositionGeometry(hedge, box);
      expect(saved[1]).toEqual(cost[0]);
      expect(saved[1]?.[1]).toBeCloseTo(floorY);
    }),
  );
});

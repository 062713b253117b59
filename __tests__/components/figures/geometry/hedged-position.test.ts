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

test("the hedged result is never below the floor, and above the strike lower by the put's cost", () => {
  fc.assert(
    fc.property(hedges, (hedge) => {
      const drawn = hedgedPositionGeometry(hedge, box);
      const { alone, hedged, costMark, saved, cost, floorY } = drawn;
      for (const [, y] of hedged) expect(y).toBeLessThanOrEqual(floorY + 1e-9);
      const distance = (hedged.at(-1)?.[1] ?? 0) - (alone.at(-1)?.[1] ?? 0);
      expect(distance).toBeCloseTo(costMark.hedged - costMark.alone);
      // The saved loss and the cost meet where the lines cross.
      expect(saved[1]).toEqual(cost[0]);
      expect(saved[1]?.[1]).toBeCloseTo(floorY);
    }),
  );
});

test("the gap between the lines is the cost, on the scale of the drawing", () => {
  // 28 units of money on 280 units of height.
  const { costMark, zeroY, floorY } = hedgedPositionGeometry(example, box);
  expect(costMark.hedged - costMark.alone).toBeCloseTo(20);
  expect(floorY - zeroY).toBeCloseTo(70);
});

import fc from "fast-check";
import {
  hedgedPositionGeometry,
  hedgedProfit,
  hedgeFloor,
  holdingProfit,
} from "@/components/figures/geometry/hedged-position";
import { examples } from "../examples";

const example = examples["hedged-position"];
const box = { left: 0, top: 0, right: 280, bottom: 280 };
const hedges = fc.record({
  entry: fc.double({ min: 50, max: 500, noNaN: true }),
  putStrike: fc.double({ min: 50, max: 500, noNaN: true }),
  putCost: fc.double({ min: 0.5, max: 40, noNaN: true }),
});

test("bought at 100 with a put of strike 95 that costs 2, the loss stops at 7", () => {
  expect(hedgeFloor(example)).toBe(-7);
  expect(hedgedProfit(0, example)).toBe(-7);
});

test("the hedged result is never below the floor", () => {
  fc.assert(
    fc.property(hedges, fc.double({ min: 0, max: 1000, noNaN: true }), (hedge, price) => {
      expect(hedgedProfit(price, hedge)).toBeGreaterThanOrEqual(hedgeFloor(hedge) - 1e-9);
    }),
  );
});

test("above the strike the hedged result is lower by the cost of the put", () => {
  fc.assert(
    fc.property(hedges, fc.double({ min: 0, max: 500, noNaN: true }), (hedge, above) => {
      const price = hedge.putStrike + above;
      expect(holdingProfit(price, hedge) - hedgedProfit(price, hedge)).toBeCloseTo(hedge.putCost);
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

import fc from "fast-check";
import { hedgedHolding } from "@/lib/risk/hedge";

const put = { level: 20_000, strike: 19_400, premium: 165, lot: 75, lots: 1 };

test.each([
  [10, 1, { bare: 150_000, hedged: 57_375, saved: 92_625, gain: 137_625 }],
  [10, 2, { bare: 300_000, hedged: 114_750, value: 3_000_000, cost: 24_750 }],
  [3.825, 1, { bare: 57_375, hedged: 57_375, saved: 0 }],
  [2, 1, { bare: 30_000, hedged: 42_375, saved: -12_375, gain: 17_625 }],
])("after a move of %s%%, %s lots: %j", (move, lots, expected) => {
  expect(hedgedHolding({ ...put, lots, move })).toMatchObject(expected);
});

test("with the put the loss has a limit, and what the put saves is the difference", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 9 }), (move, lots) => {
      const { bare, hedged, saved, cost } = hedgedHolding({ ...put, move, lots });
      expect(hedged).toBeLessThanOrEqual((600 + 165) * 75 * lots);
      expect(bare - hedged).toBeCloseTo(saved);
      expect(saved).toBeGreaterThanOrEqual(-cost);
    }),
  );
});

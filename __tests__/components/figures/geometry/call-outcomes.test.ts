import fc from "fast-check";
import { callOutcomesGeometry } from "@/components/figures/geometry/call-outcomes";

const box = { left: 0, top: 14, right: 250, bottom: 184 };
const calls = fc.record({
  risk: fc.double({ min: 0.1, max: 100, noNaN: true }),
  reward: fc.double({ min: 0.1, max: 1000, noNaN: true }),
});

test("the target is exactly reward divided by risk times as far as the stop", () => {
  fc.assert(
    fc.property(calls, (call) => {
      const { targetY, entryY, stopY } = callOutcomesGeometry(call, box, 44);
      expect((entryY - targetY) / (stopY - entryY)).toBeCloseTo(call.reward / call.risk, 4);
    }),
  );
});

test("both paths begin at the entry, end on their outcome and do not pass it before", () => {
  const { gain, loss, ...drawn } = callOutcomesGeometry({ risk: 5, reward: 15 }, box, 44);
  const { entryX, entryY, targetY, stopY, levels } = drawn;
  expect([gain[0], loss[0]]).toEqual(Array(2).fill([entryX, entryY]));
  expect([gain.at(-1)?.[1], loss.at(-1)?.[1]]).toEqual([targetY, stopY]);
  expect(gain.every(([, y]) => y >= targetY && y <= entryY)).toBe(true);
  expect(loss.every(([, y]) => y <= stopY && y >= entryY)).toBe(true);
  // Grid lines are at whole multiples of the risk.
  expect(levels).toEqual([184, 141.5, 99, 56.5, 14]);
});

test("the candles end at the entry, before it in time and not below the stop", () => {
  fc.assert(
    fc.property(calls, (call) => {
      const { candles, entryX, entryY } = callOutcomesGeometry(call, box, 44);
      expect(candles.at(-1)?.bodyTop).toBeCloseTo(entryY);
      for (const { x, low, high, bodyTop, bodyBottom } of candles) {
        expect(x).toBeLessThan(entryX);
        expect(low).toBeLessThanOrEqual(box.bottom + 1e-9);
        expect(high).toBeLessThanOrEqual(bodyTop);
        expect(low).toBeGreaterThanOrEqual(bodyBottom);
      }
    }),
  );
});

import fc from "fast-check";
import { callOutcomesGeometry } from "@/components/figures/geometry/call-outcomes";

const box = { left: 0, top: 14, right: 250, bottom: 184 };
const calls = fc.record({
  risk: fc.double({ min: 0.1, max: 100, noNaN: true }),
  reward: fc.double({ min: 0.1, max: 1000, noNaN: true }),
});

test("a target of three times the risk is three times as far from the entry as the stop", () => {
  const { targetY, entryY, stopY } = callOutcomesGeometry({ risk: 1, reward: 3 }, box, 44);
  expect([targetY, entryY, stopY]).toEqual([14, 141.5, 184]);
});

test("the target is exactly reward divided by risk times as far as the stop", () => {
  fc.assert(
    fc.property(calls, (call) => {
      const { targetY, entryY, stopY } = callOutcomesGeometry(call, box, 44);
      expect((entryY - targetY) / (stopY - entryY)).toBeCloseTo(call.reward / call.risk, 4);
    }),
  );
});

test("one path ends on the target and one on the stop, both begin at the entry", () => {
  const { gain, loss, entryX, entryY, targetY, stopY } = callOutcomesGeometry(
    { risk: 2, reward: 5 },
    box,
    44,
  );
  expect(gain[0]).toEqual([entryX, entryY]);
  expect(loss[0]).toEqual([entryX, entryY]);
  expect(gain.at(-1)?.[1]).toBeCloseTo(targetY);
  expect(loss.at(-1)?.[1]).toBeCloseTo(stopY);
});

test("no path passes beyond its outcome before it gets there", () => {
  const { gain, loss, targetY, stopY, entryY } = callOutcomesGeometry(
    { risk: 1, reward: 3 },
    box,
    44,
  );
  expect(gain.every(([, y]) => y >= targetY && y <= entryY)).toBe(true);
  expect(loss.every(([, y]) => y <= stopY && y >= entryY)).toBe(true);
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

test("grid lines stand at whole multiples of the risk", () => {
  const { levels } = callOutcomesGeometry({ risk: 5, reward: 15 }, box, 44);
  expect(levels).toEqual([184, 141.5, 99, 56.5, 14]);
});

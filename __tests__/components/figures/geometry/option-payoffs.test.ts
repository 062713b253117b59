import fc from "fast-check";
import { optionPayoffsGeometry } from "@/components/figures/geometry/option-payoffs";

const box = { left: 0, top: 0, right: 240, bottom: 120 };
const options = fc.record({
  strike: fc.double({ min: 50, max: 50_000, noNaN: true }),
  callPremium: fc.double({ min: 0.5, max: 40, noNaN: true }),
  putPremium: fc.double({ min: 0.5, max: 40, noNaN: true }),
});
const boxes = { call: box, put: box };

test("a bought call loses its premium at most, a sold put gains its premium at most", () => {
  fc.assert(
    fc.property(options, (figure) => {
      const { call, put } = optionPayoffsGeometry(figure, boxes);
      const lowest = Math.max(...call.line.map(([, y]) => y));
      const highest = Math.min(...put.line.map(([, y]) => y));
      expect(call.line[0]?.[1]).toBeCloseTo(lowest);
      expect(call.line[1]?.[1]).toBeCloseTo(lowest);
      expect(put.line[1]?.[1]).toBeCloseTo(highest);
      expect(put.line[2]?.[1]).toBeCloseTo(highest);
    }),
  );
});

test("profit is drawn above the zero line and loss below it, meeting at the break-even", () => {
  fc.assert(
    fc.property(options, (figure) => {
      for (const panel of Object.values(optionPayoffsGeometry(figure, boxes))) {
        expect(panel.profit.every(([, y]) => y <= panel.zeroY + 1e-6)).toBe(true);
        expect(panel.loss.every(([, y]) => y >= panel.zeroY - 1e-6)).toBe(true);
        expect(panel.profit).toContainEqual([panel.breakEvenX, panel.zeroY]);
        expect(panel.loss).toContainEqual([panel.breakEvenX, panel.zeroY]);
      }
    }),
  );
});

test("both panels have the same scales for money and price", () => {
  const figure = { strike: 100, callPremium: 4, putPremium: 2 };
  const { call, put } = optionPayoffsGeometry(figure, boxes);
  expect(call.strikeX).toBe(120);
  expect(put.strikeX).toBe(120);
  // 24 units of price on 240 units of width; 12 units of money on 120 units of height.
  expect(call.breakEvenX).toBe(160);
  expect(put.breakEvenX).toBe(100);
  expect(box.bottom - call.zeroY).toBe(40);
  expect(put.zeroY - box.top).toBe(20);
});

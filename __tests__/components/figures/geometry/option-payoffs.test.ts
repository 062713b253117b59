import fc from "fast-check";
import {
  callBreakEven,
  callProfit,
  optionPayoffsGeometry,
  putBreakEven,
  soldPutLargestLoss,
  soldPutProfit,
} from "@/components/figures/geometry/option-payoffs";

const box = { left: 0, top: 0, right: 240, bottom: 120 };
const options = fc.record({
  strike: fc.double({ min: 50, max: 50_000, noNaN: true }),
  callPremium: fc.double({ min: 0.5, max: 40, noNaN: true }),
  putPremium: fc.double({ min: 0.5, max: 40, noNaN: true }),
});
const price = fc.double({ min: 0, max: 100_000, noNaN: true });

test("a bought call of strike 100 and premium 4 breaks even at 104", () => {
  expect(callBreakEven(100, 4)).toBe(104);
  expect(callProfit(104, 100, 4)).toBe(0);
});

test("a sold put of strike 100 and premium 4 breaks even at 96 and can lose 96", () => {
  expect(putBreakEven(100, 4)).toBe(96);
  expect(soldPutProfit(96, 100, 4)).toBe(0);
  expect(soldPutLargestLoss(100, 4)).toBe(96);
});

test("a bought call loses its premium at most, a sold put gains its premium at most", () => {
  fc.assert(
    fc.property(options, price, ({ strike, callPremium, putPremium }, at) => {
      expect(callProfit(at, strike, callPremium)).toBeGreaterThanOrEqual(-callPremium);
      expect(soldPutProfit(at, strike, putPremium)).toBeLessThanOrEqual(putPremium);
    }),
  );
});

test("profit is drawn above the zero line and loss below it, meeting at the break-even", () => {
  fc.assert(
    fc.property(options, (figure) => {
      for (const panel of Object.values(optionPayoffsGeometry(figure, box, box))) {
        expect(panel.profit.every(([, y]) => y <= panel.zeroY + 1e-6)).toBe(true);
        expect(panel.loss.every(([, y]) => y >= panel.zeroY - 1e-6)).toBe(true);
        expect(panel.profit).toContainEqual([panel.breakEvenX, panel.zeroY]);
        expect(panel.loss).toContainEqual([panel.breakEvenX, panel.zeroY]);
      }
    }),
  );
});

test("both panels measure money and price alike", () => {
  const { call, put } = optionPayoffsGeometry(
    { strike: 100, callPremium: 4, putPremium: 2 },
    box,
    box,
  );
  expect(call.strikeX).toBe(120);
  expect(put.strikeX).toBe(120);
  // 24 units of price on 240 units of width; 12 units of money on 120 units of height.
  expect(call.breakEvenX).toBe(160);
  expect(put.breakEvenX).toBe(100);
  expect(box.bottom - call.zeroY).toBe(40);
  expect(put.zeroY - box.top).toBe(20);
});

import { refundAfter } from "@/lib/fees/refund";

const premium = { price: 110_000, months: 6 };
const START = "2026-12-01";

test("refunds 121 of 182 days of Futures Premium stopped after 61", () => {
  expect(refundAfter(premium, 18, START, 61)).toEqual({
    of: 182,
    used: 61,
    kept: 36_868,
    back: 73_132, // 110000 x 121 / 182 = 73131.87
    gstBack: 13_164, // 13163.76
    total: 86_296,
  });
});

test("refunds all before the first day and nothing after the last", () => {
  expect(refundAfter(premium, 18, START, -10)).toMatchObject({
    used: 0,
    kept: 0,
    back: 110_000,
    gstBack: 19_800,
  });
  expect(refundAfter(premium, 18, START, 397)).toMatchObject({
    used: 182,
    kept: 110_000,
    total: 0,
  });
});

import { refundOfTenure } from "@/lib/fees/refund";

const premium = { price: 110_000, months: 6 };
const START = "2026-12-01";

test("refunds 121 of 182 days of Futures Premium stopped after 61", () => {
  expect(refundOfTenure(premium, 18, START, "2027-01-30")).toEqual({
    of: 182,
    used: 61,
    kept: 36_868,
    back: 73_132, // 110000 x 121 / 182 = 73131.87
    gstBack: 13_164, // 13163.76
    total: 86_296,
  });
});

test("refunds all before the first day and nothing after the last", () => {
  expect(refundOfTenure(premium, 18, START, "2026-11-20")).toMatchObject({
    used: 0,
    kept: 0,
    back: 110_000,
    gstBack: 19_800,
  });
  expect(refundOfTenure(premium, 18, START, "2028-01-01")).toMatchObject({
    used: 182,
    kept: 110_000,
    total: 0,
  });
});

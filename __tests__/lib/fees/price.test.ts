import { content } from "@/__tests__/fixture";
import {
  cheapestPlan,
  feeRange,
  lowestFee,
  priceOf,
  savingOf,
  shareOfCapital,
} from "@/lib/fees/price";

test.each([
  [20_000, 3_600],
  [2_499, 450], // 449.82
  [2_497, 449], // 449.46
  [25, 5], // 4.5
])("GST on ₹%d is added to it, rounded to the nearest rupee", (price, gst) => {
  expect(priceOf({ price, months: 1 }, 18)).toEqual({ base: price, gst, total: price + gst });
});

test("a tenure over one month has a fee per month, half a rupee rounded up, no other has", () => {
  const perMonth = (months?: number) => priceOf({ price: 149_999, months }, 18).perMonth;
  expect([6, 1, undefined].map(perMonth)).toEqual([25_000, undefined, undefined]);
});

test("a bundle's fee per pick is the owner's figure if within a rupee of the exact one", () => {
  const bundle = { price: 10000, picks: 7 };
  expect(priceOf(bundle, 18).perPick).toBe(1429);
  expect(priceOf({ ...bundle, perPick: 1428 }, 18).perPick).toBe(1428);
  expect(priceOf({ ...bundle, price: 12000, perPick: 1428 }, 18).perPick).toBe(1714);
});

const plan = (id: string, price: number) => ({ id, price, name: id, features: ["calls"] });

test("the cheapest plan is the first with the lowest fee", () => {
  expect(cheapestPlan({ plans: [plan("a", 300), plan("b", 200), plan("c", 200)] }).id).toBe("b");
});

test.each([
  [undefined, "once"],
  [1, "a month"],
  [6, "for 6 months"],
])("the lowest fee says what it pays for: a tenure of %s is %s", (months, per) => {
  const words = { once: "once", month: "a month", months: "for {months} months" };
  const plans = [plan("dear", 7_000), { ...plan("cheap", 2_499), months }];
  const lowest = lowestFee({ plans }, { ...content.shared.fee, per: words });
  expect(lowest).toEqual({ price: "₹2,499", per });
});

test("the range of fees spans all services, and is one fee where they are equal", () => {
  expect(
    feeRange([{ plans: [plan("a", 300)] }, { plans: [plan("b", 200), plan("c", 250)] }]),
  ).toEqual([200, 300]);
  expect(feeRange([{ plans: [plan("a", 300), plan("b", 300)] }])).toEqual([300]);
  expect(feeRange([])).toEqual([]);
});

test("the saving compares with the one-month plan of the same name and group, within the cap", () => {
  const month = { name: "Basic", months: 1, price: 20_000 };
  const half = { name: "Basic", months: 6, price: 110_000 };
  const saving = (changes: object, cap = 120_000) =>
    savingOf(half, [{ ...month, ...changes }, half], cap);
  expect(saving({})).toBe(10_000);
  expect(saving({ name: "Premium" })).toBe(0);
  expect(saving({ group: "picks" })).toBe(0);
  // Six single months would be more than anybody may pay.
  expect(saving({}, 119_999)).toBeUndefined();
});

test.each([
  [23_600, 500_000, "4.7%"],
  [500, 1_000_000, "0.1%"],
  [499, 1_000_000, "under 0.1%"],
  [200_000, 100_000, "200%"],
])("₹%d are of ₹%d: %s", (fee, capital, share) => {
  expect(shareOfCapital(fee, capital)).toBe(share);
});

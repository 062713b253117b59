import { cheapestPlan, feeRange, priceOf, savingOf, shareOfCapital } from "@/lib/fees/price";

test("GST is added to the fee", () => {
  expect(priceOf({ price: 20000, months: 1 }, 18)).toEqual({
    base: 20000,
    gst: 3600,
    total: 23600,
  });
});

test.each([
  [2499, 450], // 449.82
  [2497, 449], // 449.46
  [25, 5], // 4.5
])("GST on ₹%d is rounded to the nearest rupee", (price, gst) => {
  expect(priceOf({ price }, 18)).toMatchObject({ gst, total: price + gst });
});

test("a tenure over one month has a fee per month, half a rupee rounded up", () => {
  expect(priceOf({ price: 149999, months: 6 }, 18).perMonth).toBe(25000);
});

test.each([1, undefined])("a tenure of %p months has no fee per month", (months) => {
  const plan = months === undefined ? { price: 35000 } : { price: 35000, months };
  expect(priceOf(plan, 18)).not.toHaveProperty("perMonth");
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

test("the range of fees spans all services, and is one fee where they are equal", () => {
  expect(
    feeRange([{ plans: [plan("a", 300)] }, { plans: [plan("b", 200), plan("c", 250)] }]),
  ).toEqual([200, 300]);
  expect(feeRange([{ plans: [plan("a", 300), plan("b", 300)] }])).toEqual([300]);
  expect(feeRange([])).toEqual([]);
});

test("the saving compares with the one-month plan of the same name and group", () => {
  const month = { name: "Basic", months: 1, price: 20_000 };
  const half = { name: "Basic", months: 6, price: 110_000 };
  expect(savingOf(half, [month, half], 120_000)).toBe(10_000);
  expect(savingOf(half, [{ ...month, name: "Premium" }, half], 120_000)).toBe(0);
  expect(savingOf(half, [{ ...month, group: "picks" }, half], 120_000)).toBe(0);
});

test("no saving is worked out from more months than the yearly cap allows", () => {
  const month = { name: "Basic", months: 1, price: 35_000 };
  const half = { name: "Basic", months: 6, price: 149_999 };
  expect(savingOf(half, [month, half], 151_000)).toBeUndefined();
});

test.each([
  [23_600, 500_000, "4.7%"],
  [500, 1_000_000, "0.1%"],
  [499, 1_000_000, "under 0.1%"],
  [200_000, 100_000, "200%"],
])("₹%d are of ₹%d: %s", (fee, capital, share) => {
  expect(shareOfCapital(fee, capital)).toBe(share);
});

import fc from "fast-check";
import { capUseOf, firstDayWithin, mostInYear, paidInYear } from "@/lib/fees/fee-cap";
import { addMonths } from "@/lib/text/days";

const CAP = 151_000;

test.each([
  ["monthly Futures", 20_000, 1, { times: 7, months: 7, left: 131_000, runsAllYear: false }],
  ["Futures Premium", 110_000, 6, { times: 1, months: 6, left: 41_000, runsAllYear: false }],
  ["Combo, 6 months", 149_999, 6, { times: 1, months: 6, left: 1_001, runsAllYear: false }],
  ["monthly Combo", 35_000, 1, { times: 4, months: 4, left: 116_000, runsAllYear: false }],
  ["Intraday Premium", 75_000, 6, { times: 2, months: 12, left: 76_000, runsAllYear: true }],
  ["monthly Options", 10_000, 1, { times: 15, months: 12, left: 141_000, runsAllYear: true }],
  ["a plan above the cap", 160_000, 6, { times: 0, months: 0, left: -9_000, runsAllYear: false }],
])("%s within the yearly cap", (_name, price, months, use) => {
  expect(capUseOf({ price, months }, CAP)).toEqual(use);
});

test("a fee for picks has no months and runs all year", () => {
  expect(capUseOf({ price: 10_000 }, CAP)).toEqual({
    times: 15,
    months: undefined,
    left: 141_000,
    runsAllYear: true,
  });
});

test("a year is from a day to the day before its anniversary", () => {
  const payments = [
    { day: "2026-01-15", fee: 1 },
    { day: "2027-01-14", fee: 10 },
    { day: "2027-01-15", fee: 100 },
  ];
  expect(paidInYear(payments, "2026-01-15")).toBe(11);
  expect(mostInYear(payments)).toBe(110);
  expect(mostInYear([])).toBe(0);
});

test("after Futures Premium the next one fits a year later", () => {
  const first = { day: "2026-12-01", fee: 110_000 };
  expect(firstDayWithin(110_000, [first], CAP, "2027-06-01")).toBe("2027-12-01");
  expect(firstDayWithin(41_000, [first], CAP, "2027-06-01")).toBe("2027-06-01");
  expect(firstDayWithin(CAP + 1, [], CAP, "2027-06-01")).toBeUndefined();
});

test("a payment that is planned for later counts too", () => {
  const later = { day: "2027-03-01", fee: 100_000 };
  expect(firstDayWithin(60_000, [later], CAP, "2026-12-01")).toBe("2028-03-01");
});

test("a payment of long ago leads to no day before the one that is asked about", () => {
  const payments = [
    { day: "2020-01-01", fee: 1_000 },
    { day: "2026-06-01", fee: 100_000 },
  ];
  expect(firstDayWithin(60_000, payments, CAP, "2026-07-01")).toBe("2027-06-01");
});

const payment = fc.record({
  day: fc.integer({ min: 0, max: 23 }).map((month) => addMonths("2026-01-31", month)),
  fee: fc.integer({ min: 1, max: 80_000 }),
});

test("the first day is within the cap, and no earlier day of a month is", () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), payment, (payments, { day: from, fee }) => {
      fc.pre(mostInYear(payments) <= CAP);
      const day = firstDayWithin(fee, payments, CAP, from);
      if (day === undefined) throw new Error("no day for a fee below the cap");
      expect(mostInYear([...payments, { day, fee }])).toBeLessThanOrEqual(CAP);
      for (let earlier = from, month = 0; earlier < day; earlier = addMonths(from, ++month)) {
        expect(mostInYear([...payments, { day: earlier, fee }])).toBeGreaterThan(CAP);
      }
    }),
  );
});

import fc from "fast-check";
import { capUseOf, capWords, firstDayWithin, mostInYear, paidInYear } from "@/lib/fees/fee-cap";
import { addMonths } from "@/lib/text/days";

const CAP = 151_000;

const words = {
  once: "once, leaves {left}",
  months: "{months} months",
  allYear: "all year",
  times: "{times} times",
  above: "above the cap",
};

test.each([
  ["monthly Futures", 20_000, 1, [7, 7, 131_000, false], "7 months", true],
  ["Futures Premium", 110_000, 6, [1, 6, 41_000, false], "once, leaves ₹41,000", true],
  ["Combo, 6 months", 149_999, 6, [1, 6, 1_001, false], "once, leaves ₹1,001", true],
  ["monthly Combo", 35_000, 1, [4, 4, 116_000, false], "4 months", true],
  ["Intraday Premium", 75_000, 6, [2, 12, 76_000, true], "all year", false],
  ["monthly Options", 10_000, 1, [15, 12, 141_000, true], "all year", false],
  ["a plan above the cap", 160_000, 6, [0, 0, -9_000, false], "above the cap", true],
  ["a bundle of picks", 10_000, undefined, [15, undefined, 141_000, true], "15 times", false],
  ["picks above the cap", 160_000, undefined, [0, undefined, -9_000, true], "above the cap", true],
])("%s within the yearly cap", (_name, price, tenure, use, fits, isCutShort) => {
  const plan = { price, months: tenure };
  const [times, months, left, runsAllYear] = use;
  expect(capUseOf(plan, CAP)).toEqual({ times, months, left, runsAllYear });
  expect(capWords(plan, CAP, words)).toMatchObject({ fits, isCutShort });
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

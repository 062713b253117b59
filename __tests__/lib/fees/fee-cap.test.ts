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

test.each([
  ["a year after Futures Premium", 110_000, [["2026-12-01", 110_000]], "2027-12-01"],
  ["at once where it fits beside it", 41_000, [["2026-12-01", 110_000]], "2027-06-01"],
  ["never, above the cap", CAP + 1, [], undefined],
  ["after what is planned for later", 60_000, [["2027-07-01", 100_000]], "2028-07-01"],
  ["not before the day asked about", 60_000, [["2020-01-01", 99_000]], "2027-06-01"],
] as const)("a fee fits %s", (_, fee, paid, first) => {
  const payments = paid.map(([day, sum]) => ({ day, fee: sum }));
  expect(firstDayWithin(fee, payments, CAP, "2027-06-01")).toBe(first);
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

import fc from "fast-check";
import { mostInYear } from "@/lib/fees/fee-cap";
import { mostTimes, planYear, refusedTerms, yearLayers } from "@/lib/fees/plan-year";
import { addDays, addMonths, lastDayOf } from "@/lib/text/days";

const CAP = 151_000;
const today = "2026-11-22";
const year = { today, cap: CAP, gstPercent: 18 };
const monthly = { price: 20_000, months: 1 };
const premium = { price: 110_000, months: 6 };

test("the sums are of all chosen terms, what is used of the cap of those that fit", () => {
  const { rows: _, ...sums } = planYear([{ plan: monthly, start: 0, times: 8 }], year);
  expect(sums).toEqual({ fee: 160_000, gst: 28_800, total: 188_800, used: 160_000 });
});

const half = { price: 50_000, months: 6 };
const dear = { price: CAP + 1, months: 6 };
const [fits, not] = [{ fitting: 1 }, { fitting: 0 }];
test.each([
  [
    "seven of eight months of Futures fit, the eighth a year after the first",
    [{ plan: monthly, start: 0, times: 8 }],
    [{ first: today, last: "2027-07-21", fitting: 7, next: "2027-11-22" }],
  ],
  [
    "a second term of Futures Premium fits six months after the first ends",
    [{ plan: premium, start: 1, times: 1 }],
    [{ ...fits, first: "2026-12-22", last: "2027-06-21", next: "2027-12-22" }],
  ],
  [
    "earlier plans in the list use the cap first",
    [premium, half].map((plan) => ({ plan, start: 0, times: 1 })),
    [fits, not].map((row) => ({ ...row, next: "2027-11-22" })),
  ],
  [
    "a fee above the cap never fits; picks have no last day",
    [
      { plan: dear, start: 0, times: 1 },
      { plan: { price: 2_499 }, start: 2, times: 3 },
    ],
    [
      { ...not, next: undefined },
      { first: "2027-01-22", last: undefined, fee: 7_497, gst: 1_350 },
    ],
  ],
])("%s", (_, choices, rows) => {
  expect(planYear(choices, year).rows).toMatchObject(rows);
});

test("without a cap everything fits, and the next term begins the day after", () => {
  const choices = [{ plan: premium, start: 0, times: 2 }];
  const { rows, used } = planYear(choices, { today, gstPercent: 18 });
  expect(used).toBe(220_000);
  expect(rows).toMatchObject([{ fitting: 2, last: "2027-11-21", next: "2027-11-22" }]);
});

test("counts the terms that can begin on the strip", () => {
  expect([0, 11].map((start) => mostTimes(monthly, start))).toEqual([12, 1]);
  expect([0, 3, 6].map((start) => mostTimes(premium, start))).toEqual([2, 2, 1]);
  expect(mostTimes({}, 6)).toBe(12);
});

/** Height of the topmost layer by month, and what lies below it. */
const topOf = (layer: { month: number; from: number; to: number }[]) =>
  layer.map(({ month, from, to }) => `${month}: ${from}-${to}`);

test("fees lie on one another from the month in which they are paid", () => {
  const swing = { price: 30_000, months: 6 };
  const choices = [
    { plan: { price: 90_000, months: 6 }, start: 0, times: 1 },
    { plan: swing, start: 10, times: 1 },
  ];
  const { rows } = planYear(choices, year);
  const { plans, refused } = yearLayers(rows);
  expect(plans.map(topOf)).toEqual([
    Array.from({ length: 12 }, (_, month) => `${month}: 0-90000`),
    ["10: 90000-120000", "11: 90000-120000"],
  ]);
  // A second term of the first plan, which nobody chose.
  expect(refusedTerms(rows)).toEqual([{ plan: choices[0]?.plan, month: 6, isFurther: true }]);
  expect(topOf(refused).slice(-3)).toEqual([
    "9: 90000-180000",
    "10: 120000-210000",
    "11: 120000-210000",
  ]);
});

test("of chosen terms those above the cap are refused, in the months in which they begin", () => {
  const { rows } = planYear([{ plan: monthly, start: 0, times: 9 }], year);
  expect(refusedTerms(rows).map(({ month, isFurther }) => [month, isFurther])).toEqual([
    [7, false],
    [8, false],
  ]);
  const { plans, refused } = yearLayers(rows);
  expect(plans.flatMap(topOf).at(-1)).toBe("11: 0-140000");
  expect(topOf(refused)).toContain("8: 140000-180000");
});

const choice = fc
  .record({
    price: fc.integer({ min: 100, max: 160_000 }),
    months: fc.option(fc.constantFrom(1, 3, 6, 12), { nil: undefined }),
    start: fc.integer({ min: 0, max: 11 }),
    times: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ price, months, start, times }) => {
    const plan = months === undefined ? { price } : { price, months };
    return { plan, start, times: Math.min(times, mostTimes(plan, start)) };
  });
const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2026-01-01", days));

test("fitting terms, and each next term, are within the cap in any twelve months", () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 4 }), anyDay, (choices, day) => {
      const { rows, used } = planYear(choices, { today: day, cap: CAP, gstPercent: 18 });
      const kept = rows.flatMap(({ plan, start, fitting }) => {
        const first = addMonths(day, start);
        return Array.from({ length: fitting }, (_, term) => ({
          day: addMonths(first, term * (plan.months ?? 0)),
          fee: plan.price,
        }));
      });
      expect(mostInYear(kept)).toBeLessThanOrEqual(CAP);
      expect(used <= CAP).toBe(rows.every(({ fitting, times }) => fitting === times));
      for (const layer of yearLayers(rows).plans) {
        for (const { to } of layer) expect(to).toBeLessThanOrEqual(CAP);
      }
      for (const { plan, next, first, fitting } of rows) {
        if (plan.price > CAP) {
          expect(next).toBeUndefined();
          continue;
        }
        if (next === undefined) throw new Error("no day for a fee below the cap");
        expect(mostInYear([...kept, { day: next, fee: plan.price }])).toBeLessThanOrEqual(CAP);
        const done = plan.months && fitting > 0 ? lastDayOf(first, plan.months * fitting) : "";
        expect(next > done).toBe(true);
      }
    }),
  );
});

import fc from "fast-check";
import { planYear, type Term } from "@/lib/fees/plan-year";

const CAP = 151_000;
const monthly = { price: 20_000, months: 1 };
const premium = { price: 110_000, months: 6 };
const half = { price: 50_000, months: 6 };
const pick = { price: 2_499 };
const months = (terms: readonly Term[]) => terms.map(({ month }) => month);

test("adds up the fees of the chosen plans, each with its GST", () => {
  const chosen = [premium, pick].map((plan) => ({ plan, month: 0 }));
  expect(planYear(chosen, CAP, 18)).toMatchObject({ fee: 112_499, total: 132_749 });
});

test.each([
  ["seven months of Futures fit", [[monthly, 0]], [[0], [], [1, 2, 3, 4, 5, 6], 7]],
  ["a second term of Futures Premium does not", [[premium, 1]], [[1], [], [], 7]],
  ["a term that begins late is the last of its year", [[premium, 6]], [[6], [], [], undefined]],
  ["two terms of another plan fill the year", [[half, 0]], [[0], [], [6], undefined]],
  ["picks are not repeated", [[pick, 2]], [[2], [], [], undefined]],
  [
    "who pays first uses the cap first",
    [
      [half, 3],
      [premium, 1],
    ],
    [[1], [3], [], undefined],
  ],
  [
    "in one month the first of the list uses it",
    [
      [half, 0],
      [premium, 0],
    ],
    [[0], [0], [], undefined],
  ],
  [
    "terms of both plans follow by month until one is above the cap",
    [
      [{ price: 90_000, months: 6 }, 0],
      [{ price: 10_000, months: 3 }, 1],
    ],
    [[0, 1], [], [4], 6],
  ],
  ["a fee of the whole cap is kept", [[{ price: CAP }, 0]], [[0], [], [], undefined]],
  ["a fee above the cap is refused", [[{ price: CAP + 1 }, 0]], [[], [0], [], undefined]],
] as const)("%s", (_, plans, [kept, refused, repeated, next]) => {
  const year = planYear(
    plans.map(([plan, month]) => ({ plan, month })),
    CAP,
    18,
  );
  expect([year.kept, year.refused, year.repeated].map(months)).toEqual([kept, refused, repeated]);
  expect(year.next?.month).toBe(next);
});

const term = fc.record({
  plan: fc.record({
    price: fc.integer({ min: 100, max: 160_000 }),
    months: fc.constantFrom(1, 3, 6, 12),
  }),
  month: fc.integer({ min: 0, max: 11 }),
});

test("what fits is within the cap, and one more of what is refused would not be", () => {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 2 }), (chosen) => {
      const { fee, kept, refused, repeated, next } = planYear(chosen, CAP, 18);
      const paid = [...kept, ...repeated].reduce((sum, { plan }) => sum + plan.price, 0);
      expect(paid).toBeLessThanOrEqual(CAP);
      expect(fee <= CAP).toBe(refused.length === 0);
      for (const { plan } of [...refused, ...(next ? [next] : [])]) {
        expect(paid + plan.price).toBeGreaterThan(CAP);
      }
    }),
  );
});

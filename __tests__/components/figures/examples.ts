import fc from "fast-check";
import type { Figure, FigureKind, FigureOf } from "@/lib/content/schemas/figure";

const numbers: { [Kind in FigureKind]: Omit<FigureOf<Kind>, "kind" | "caption"> } = {
  "call-outcomes": { risk: 1, reward: 3 },
  "holding-periods": {
    days: 10,
    rows: [
      { label: "Swing", held: [2, 10], note: "Overnight" },
      { label: "Intraday", held: [0, 1], note: "Closed" },
    ],
  },
  "leverage-bands": {
    ...{ intraday: [3, 5], positional: [2, 3], riskPercent: [1, 2] },
    example: { leverage: 5, riskPercent: 2 },
  },
  "option-payoffs": { strike: 100, callPremium: 4, putPremium: 5 },
  "hedged-position": { entry: 100, putStrike: 95, putCost: 2 },
  "coverage-grid": {
    columns: ["Intraday", "Positional", "Index", "Stock"],
    rows: [
      { label: "Equity", covers: [true, true, false, true] },
      { label: "Futures", covers: [true, true, true, true] },
      { label: "Hedging", covers: [false, true, true, true] },
    ],
  },
  "company-accounts": {
    name: "Invented Limited, ₹ crore",
    rows: [
      { year: "FY24", profit: 33, cash: 47 },
      { year: "FY25", profit: 47, cash: 0 },
      { year: "FY26", profit: 158, cash: 63 },
    ],
  },
  "commodity-groups": {
    plans: ["Basic", "Premium"],
    groups: [
      { label: "Bullion", members: ["Gold", "Silver"], plans: ["Basic", "Premium"] },
      { label: "Energy", members: ["Crude oil"], plans: ["Basic", "Premium"] },
      { label: "Agricultural", members: ["Cotton", "Jeera"], plans: ["Premium"] },
    ],
  },
  "position-size": {
    ...{ capital: 500_000, riskPercent: 2, entry: 1_000, stop: 990 },
    ...{ lotSize: 300, reward: 3, mostLeverage: 5 },
  },
};

/** One figure of each kind, with numbers that are easy to follow. */
export const examples = Object.fromEntries(
  Object.entries(numbers).map(([kind, own]) => [kind, { kind, caption: "An example", ...own }]),
) as { [Kind in FigureKind]: FigureOf<Kind> };

const integer = (min: number, max: number) => fc.integer({ min, max });
const amount = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.max(min, Number(value.toFixed(2))));
const range = (min: number, max: number) =>
  fc.tuple(amount(min, max), amount(min, max)).map(([one, other]): [number, number] => {
    const from = Math.min(one, other);
    return [from, Math.max(one, other, from + 0.01)];
  });
/** Leverage has one decimal at most. */
const leverage = range(5, 200).map(([from, to]): [number, number] => [
  Math.floor(from) / 10,
  Math.ceil(to) / 10,
]);
const many = <T>(one: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(one, { minLength, maxLength });
const word = (longest: number) =>
  fc.stringMatching(new RegExp(`^[A-IK-PR-V][a-z]{2,${longest - 1}}$`));
const words = (longest: number, most: number) =>
  many(word(longest), 1, most).map((all) => all.join(" "));

const year = fc.record({ profit: integer(0, 999), cash: integer(0, 999) });
const trade = fc.record({
  ...{ capital: integer(1_000, 100_000_000), riskPercent: amount(0.1, 10) },
  ...{ entry: amount(1, 200_000), distance: amount(0.002, 0.5), lotSize: integer(1, 20_000) },
  ...{ reward: amount(0.25, 10), mostLeverage: amount(1, 10) },
});
const groupOf = (plans: string[]) =>
  fc.record({
    ...{ label: words(12, 3), members: many(words(10, 2), 1, 6) },
    plans: fc.subarray(plans, { minLength: 1 }),
  });

const anyNumbers: { [Kind in FigureKind]: fc.Arbitrary<Partial<FigureOf<Kind>>> } = {
  "call-outcomes": fc
    .tuple(amount(0.5, 100), amount(0.25, 20))
    .map(([risk, multiple]) => ({ risk, reward: risk * multiple })),
  "holding-periods": fc.record({
    days: integer(1, 60),
    rows: many(fc.record({ label: words(12, 5), held: range(0, 60), note: words(10, 12) }), 2, 4),
  }),
  "leverage-bands": fc.record({
    ...{ intraday: leverage, positional: leverage, riskPercent: range(0, 100) },
    example: fc.record({
      leverage: integer(1, 200).map((tenths) => tenths / 10),
      riskPercent: amount(0.05, 100),
    }),
  }),
  "option-payoffs": fc
    .tuple(integer(10, 30_000), amount(0.002, 0.3), amount(0.002, 0.3))
    .map(([strike, call, put]) => ({
      strike,
      callPremium: Number((strike * call).toPrecision(3)),
      putPremium: Number((strike * put).toPrecision(3)),
    })),
  "hedged-position": fc
    .tuple(integer(10, 30_000), amount(0.8, 1), amount(0.002, 0.2))
    .map(([entry, strike, cost]) => ({
      entry,
      putStrike: Math.floor(entry * strike),
      putCost: Number((entry * cost).toPrecision(3)),
    })),
  "coverage-grid": integer(2, 5).chain((count) =>
    fc.record({
      columns: fc.uniqueArray(words(11, 2), { minLength: count, maxLength: count }),
      rows: many(fc.record({ label: words(12, 4), covers: many(fc.boolean(), 2, count) }), 2, 6),
    }),
  ),
  "company-accounts": fc.record({
    name: words(12, 5),
    rows: many(year, 3, 5).map((rows) => rows.map((row, i) => ({ year: `FY2${i + 1}`, ...row }))),
  }),
  "commodity-groups": fc
    .uniqueArray(words(9, 3), { minLength: 2, maxLength: 3 })
    .chain((plans) => fc.record({ plans: fc.constant(plans), groups: many(groupOf(plans), 2, 5) })),
  "position-size": trade.map(({ distance, ...own }) => ({
    ...own,
    stop: Math.round(own.entry * (1 - distance) * 100) / 100 - 0.01,
  })),
};

/** Figures that an editor may plausibly write, well beyond those of the site. */
export const anyFigure = (kind: FigureKind): fc.Arbitrary<Figure> =>
  (anyNumbers[kind] as fc.Arbitrary<object>).map(
    (own) => ({ ...examples[kind], ...own }) as Figure,
  );

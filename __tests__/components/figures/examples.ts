import fc from "fast-check";
import type { Figure, FigureKind, FigureOf } from "@/lib/content/schemas/figure";

/** One figure of each kind, with numbers that are easy to follow. */
export const examples: { [Kind in FigureKind]: FigureOf<Kind> } = {
  "call-outcomes": { kind: "call-outcomes", caption: "A call", risk: 1, reward: 3 },
  "holding-periods": {
    kind: "holding-periods",
    caption: "Holding periods",
    days: 10,
    rows: [
      { label: "Swing", held: [2, 10], note: "Held overnight, several days" },
      { label: "Intraday", held: [0, 1], note: "Closed the same session" },
    ],
  },
  "leverage-bands": {
    kind: "leverage-bands",
    caption: "Leverage",
    intraday: [3, 5],
    positional: [2, 3],
    riskPercent: [1, 2],
    example: { leverage: 5, riskPercent: 2 },
  },
  "option-payoffs": {
    kind: "option-payoffs",
    caption: "Pay-offs",
    strike: 100,
    callPremium: 4,
    putPremium: 5,
  },
  "hedged-position": {
    kind: "hedged-position",
    caption: "A hedge",
    entry: 100,
    putStrike: 95,
    putCost: 2,
  },
  "coverage-grid": {
    kind: "coverage-grid",
    caption: "Coverage",
    columns: ["Intraday", "Positional", "Index", "Stock"],
    rows: [
      { label: "Equity", covers: [true, true, false, true] },
      { label: "Futures", covers: [true, true, true, true] },
      { label: "Hedging", covers: [false, true, true, true] },
    ],
  },
  "company-accounts": {
    kind: "company-accounts",
    caption: "Accounts",
    name: "Invented Limited, ₹ crore",
    rows: [
      { year: "FY24", profit: 33, cash: 47 },
      { year: "FY25", profit: 47, cash: 0 },
      { year: "FY26", profit: 158, cash: 63 },
    ],
  },
  "commodity-groups": {
    kind: "commodity-groups",
    caption: "Commodities",
    plans: ["Basic", "Premium"],
    groups: [
      { label: "Bullion", members: ["Gold", "Silver"], plans: ["Basic", "Premium"] },
      { label: "Energy", members: ["Crude oil"], plans: ["Basic", "Premium"] },
      { label: "Agricultural", members: ["Cotton", "Jeera"], plans: ["Premium"] },
    ],
  },
  "position-size": {
    kind: "position-size",
    caption: "Size",
    capital: 500_000,
    riskPercent: 2,
    entry: 1_000,
    stop: 990,
    lotSize: 300,
    reward: 3,
    mostLeverage: 5,
  },
};

const caption = fc.constant("Illustrative");
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

const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const word = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom(..."ABCDEFGHIKLNOPRSTUV"),
      fc.string({ unit: letters, minLength: 2, maxLength: maxLength - 1 }),
    )
    .map(([first, rest]) => first + rest);
const words = (maxLength: number, maxWords: number) =>
  fc.array(word(maxLength), { minLength: 1, maxLength: maxWords }).map((all) => all.join(" "));

/** Figures an editor may plausibly write, well beyond those the site shows. */
export const anyFigure: { [Kind in FigureKind]: fc.Arbitrary<Figure> } = {
  "call-outcomes": fc
    .tuple(amount(0.5, 100), amount(0.25, 20))
    .map(([risk, multiple]) => ({ ...examples["call-outcomes"], risk, reward: risk * multiple })),
  "holding-periods": fc.record({
    kind: fc.constant("holding-periods"),
    caption,
    days: fc.integer({ min: 1, max: 60 }),
    rows: fc.array(fc.record({ label: words(12, 5), held: range(0, 60), note: words(10, 12) }), {
      minLength: 2,
      maxLength: 4,
    }),
  }),
  "leverage-bands": fc.record({
    kind: fc.constant("leverage-bands"),
    caption,
    intraday: leverage,
    positional: leverage,
    riskPercent: range(0, 100),
    example: fc.record({
      leverage: fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10),
      riskPercent: amount(0.05, 100),
    }),
  }),
  "option-payoffs": fc
    .tuple(fc.integer({ min: 10, max: 30_000 }), amount(0.002, 0.3), amount(0.002, 0.3))
    .map(([strike, call, put]) => ({
      ...examples["option-payoffs"],
      strike,
      callPremium: Number((strike * call).toPrecision(3)),
      putPremium: Number((strike * put).toPrecision(3)),
    })),
  "hedged-position": fc
    .tuple(fc.integer({ min: 10, max: 30_000 }), amount(0.8, 1.2), amount(0.002, 0.2))
    .map(([entry, strike, cost]) => ({
      ...examples["hedged-position"],
      entry,
      putStrike: Number((entry * strike).toPrecision(4)),
      putCost: Number((entry * cost).toPrecision(3)),
    })),
  "coverage-grid": fc.integer({ min: 2, max: 5 }).chain((columns) =>
    fc.record({
      kind: fc.constant("coverage-grid"),
      caption,
      columns: fc.uniqueArray(words(11, 2), { minLength: columns, maxLength: columns }),
      rows: fc.array(
        fc.record({
          label: words(12, 4),
          covers: fc.array(fc.boolean(), { minLength: 2, maxLength: columns }),
        }),
        { minLength: 2, maxLength: 6 },
      ),
    }),
  ),
  "company-accounts": fc.record({
    kind: fc.constant("company-accounts"),
    caption,
    name: words(12, 5),
    rows: fc.integer({ min: 3, max: 5 }).chain((years) =>
      fc.tuple(
        ...Array.from({ length: years }, (_, index) =>
          fc.record({
            year: fc.constant(`FY2${index + 1}`),
            profit: fc.integer({ min: 0, max: 999 }),
            cash: fc.integer({ min: 0, max: 999 }),
          }),
        ),
      ),
    ),
  }),
  "commodity-groups": fc.uniqueArray(words(9, 3), { minLength: 2, maxLength: 3 }).chain((plans) =>
    fc.record({
      kind: fc.constant("commodity-groups"),
      caption,
      plans: fc.constant(plans),
      groups: fc.array(
        fc.record({
          label: words(12, 3),
          members: fc.array(words(10, 2), { minLength: 1, maxLength: 6 }),
          plans: fc.subarray(plans, { minLength: 1 }),
        }),
        { minLength: 2, maxLength: 5 },
      ),
    }),
  ),
  "position-size": fc
    .record({
      capital: fc.integer({ min: 1_000, max: 100_000_000 }),
      riskPercent: amount(0.1, 10),
      entry: amount(1, 200_000),
      distance: amount(0.002, 0.5),
      lotSize: fc.integer({ min: 1, max: 20_000 }),
      reward: amount(0.25, 10),
      mostLeverage: amount(1, 10),
    })
    .map(({ distance, ...numbers }) => ({
      ...examples["position-size"],
      ...numbers,
      stop: Math.round(numbers.entry * (1 - distance) * 100) / 100 - 0.01,
    })),
};

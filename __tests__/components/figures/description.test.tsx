/** @jest-environment jsdom */
import type { FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { draw, words } from "./draw";
import { examples } from "./examples";

type Case = {
  [Kind in FigureKind]: [
    kind: Kind,
    figure: Partial<FigureOf<Kind>>,
    words: Partial<(typeof words)["kinds"][Kind]>,
    description: string,
  ];
}[FigureKind];

const call = { description: "{risk}, {reward}, {multiple}", unit: "{n} unit", units: "{n} units" };
const cover = {
  ...{ description: "{names}: {rows}", all: "{name} all.", none: "{name} none." },
  part: "{name} {covered}, not {missing}.",
};
const size = {
  ...{ description: "{budget}; {size}; {units} {entry} {stop} {loss} {target} {gain}" },
  ...{ budget: "{percent} {capital} {budget}", size: "{count} {loss}" },
  ...{ aboveRisk: "risk {count} {loss}", aboveLimit: "limit {count} {value}" },
  ...{ lot: "{n} lot", lots: "{n} lots", share: "{n} share", shares: "{n} shares" },
  ofLot: "{count} of {lotSize}",
};
const held = {
  ...{ description: "{days}: {rows}", row: "({label} {held} {note})" },
  ...{ upTo: "up to {to}", between: "{from} to {to}" },
  ...{ tradingDay: "{held} day", tradingDays: "{held} days" },
};
const bands = {
  ...{ description: "{bands}: {leverage} {risk} {stop} {units} {risked}" },
  ...{ band: "{name} {leverage}", between: "{from} to {to}", intraday: "I", positional: "P" },
};
const option = { description: "{strike} {callPremium} {callEven} {putPremium} {putEven}" };
const accounts = { description: "{name}. {years}.", year: "{year} {profit} {cash}" };
const groups = {
  ...{ description: "{plans}: {groups}", all: "{group} ({members}) {plans}." },
  part: "{group} ({members}) {plans}, not {missing}.",
};
const oddRows = [
  { label: "Short", covers: [true, true] },
  { label: "Empty", covers: [false, false, false, false] },
];

const cases: Case[] = [
  ["call-outcomes", { risk: 2, reward: 6 }, call, "2 units, 6 units, 3"],
  ["call-outcomes", { risk: 1, reward: 1 }, call, "1 unit, 1 unit, 1"],
  ["holding-periods", {}, held, "10: (Swing 2 to 10 days Overnight) (Intraday up to 1 day Closed)"],
  ["leverage-bands", {}, bands, "I 3 to 5 P 2 to 3: 5 2 0.4 100 1 to 2"],
  ["option-payoffs", {}, option, "100 4 104 5 95"],
  [
    "hedged-position",
    {},
    { description: "{entry} {strike} {cost} {loss} {floor} {breakEven}" },
    "100 95 2 7 −7 102",
  ],
  [
    "coverage-grid",
    {},
    cover,
    "Equity, Futures and Hedging: Equity Intraday, Positional and Stock, not Index. Futures all. Hedging Positional, Index and Stock, not Intraday.",
  ],
  [
    "coverage-grid",
    { rows: oddRows },
    cover,
    "Short and Empty: Short Intraday and Positional, not Index or Stock. Empty none.",
  ],
  [
    "company-accounts",
    {},
    accounts,
    "Invented Limited, ₹ crore. FY24 33 47, FY25 47 0 and FY26 158 63.",
  ],
  [
    "commodity-groups",
    {},
    groups,
    "Basic and Premium: Bullion (Gold and Silver) Basic and Premium. Energy (Crude oil) Basic and Premium. Agricultural (Cotton and Jeera) Premium, not Basic.",
  ],
  [
    "position-size",
    {},
    size,
    "2 ₹5,00,000 ₹10,000; 3 lots ₹9,000; 3 lots of 300 1,000 990 −₹9,000 1,030 +₹27,000",
  ],
  [
    "position-size",
    { capital: 1_000, lotSize: 1, entry: 100, stop: 70 },
    size,
    "2 ₹1,000 ₹20; risk 1 share ₹30; 1 share 100 70 −₹30 190 +₹90",
  ],
  [
    "position-size",
    { capital: 50_000, riskPercent: 10 },
    { ...size, description: "{size}" },
    "limit 1 lot ₹3,00,000",
  ],
];

test.each(cases)("%s with %j is described by its numbers", (kind, figure, own, description) => {
  const kinds = { ...words.kinds, [kind]: { ...words.kinds[kind], ...own } };
  const svg = draw({ ...examples[kind], ...figure } as FigureOf<typeof kind>, { kinds });
  expect(svg.getAttribute("aria-label")).toBe(description);
});

import { z } from "zod";
import { each, template, text, variant } from "./common";

const range = (what: string) =>
  z
    .tuple([z.number().nonnegative(), z.number().positive()], {
      error: `expected two numbers, from and to, for ${what}`,
    })
    .refine(([from, to]) => from < to, `expected the lower number first for ${what}`);

const positive = z.number().positive();
const texts = z.array(text);
const period = z.strictObject({ label: text, held: range("trading days held"), note: text });
const coverage = z.strictObject({ label: text, covers: z.array(z.boolean()).min(2) });
const group = z.strictObject({ label: text, members: texts.min(1), plans: texts.min(1) });

const base = { caption: text.describe("Shown below the figure, after its number") };

/** Figures are drawn from these numbers; nothing in them is a real security. */
export const figure = z.discriminatedUnion("kind", [
  variant(base, "call-outcomes", "One call: entry, stop, target, two paths", {
    risk: positive.describe("Units lost at the stop"),
    reward: positive.describe("Units gained at the target"),
  }),
  variant(base, "holding-periods", "How long positions are held, on a time axis", {
    days: z.int().positive().describe("Trading days on the axis"),
    rows: z.array(period).min(2),
  }),
  variant(base, "leverage-bands", "Leverage ranges and the size risked on one trade", {
    intraday: range("intraday leverage"),
    positional: range("positional leverage"),
    riskPercent: range("per cent of capital risked per trade"),
    example: z.strictObject({ leverage: positive, riskPercent: positive }),
    caption: template("intraday", "positional", "risk", "intradayStop", "positionalStop"),
  }),
  variant(base, "option-payoffs", "Pay-off at expiry: bought call, sold put", {
    ...each(positive, "strike", "callPremium", "putPremium"),
  }),
  variant(base, "hedged-position", "A holding with and without a bought put", {
    ...each(positive, "entry", "putStrike", "putCost"),
  }).refine(({ entry, putStrike }) => putStrike <= entry, {
    path: ["putStrike"],
    error: "expected the put's strike at or below the entry",
  }),
  variant(base, "coverage-grid", "What one plan covers", {
    columns: texts.min(2),
    rows: z.array(coverage).min(2),
  }),
  variant(base, "company-accounts", "Profit and cash of an invented company, year by year", {
    name: text.describe("Above the bars: the company and the unit"),
    rows: z
      .array(
        z.strictObject({ year: text.max(5), ...each(z.int().min(0).max(999), "profit", "cash") }),
      )
      .min(3)
      .max(5),
  }),
  variant(base, "commodity-groups", "Groups of commodities and the plans they are in", {
    plans: texts.min(2),
    groups: z.array(group).min(2),
  }),
  variant(base, "position-size", "How much fits the risk of one trade", {
    capital: positive.describe("Rupees"),
    riskPercent: positive.describe("Per cent of the capital"),
    ...each(positive, "entry"),
    stop: positive.describe("Below the entry"),
    lotSize: z.int().positive().describe("Units in one lot; 1 for shares"),
    reward: positive.describe("Gain at the target as a multiple of the loss at the stop"),
    mostLeverage: positive.describe("Most contract value against capital; 1 for shares"),
  }).refine(({ entry, stop }) => stop < entry, {
    path: ["stop"],
    error: "expected the stop below the entry",
  }),
]);

export type Figure = z.output<typeof figure>;
export type FigureKind = Figure["kind"];
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;

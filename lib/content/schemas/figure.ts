import { z } from "zod";
import { text } from "./common";

const range = (what: string) =>
  z
    .tuple([z.number().nonnegative(), z.number().positive()], {
      error: `expected two numbers, from and to, for ${what}`,
    })
    .refine(([from, to]) => from < to, `expected the lower number first for ${what}`);

const base = { caption: text.describe("Shown below the figure, after its number") };

/** Figures are drawn from these numbers; nothing in them is a real security. */
export const figure = z.discriminatedUnion("kind", [
  z.strictObject({
    ...base,
    kind: z.literal("call-outcomes").describe("One call: entry, stop, target, two paths"),
    risk: z.number().positive().describe("Units lost at the stop"),
    reward: z.number().positive().describe("Units gained at the target"),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("holding-periods").describe("How long positions are held, on a time axis"),
    days: z.int().positive().describe("Trading days on the axis"),
    rows: z
      .array(
        z.strictObject({
          label: text,
          held: range("trading days held"),
          note: text,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("leverage-bands").describe("Leverage ranges and the size risked on one trade"),
    intraday: range("intraday leverage"),
    positional: range("positional leverage"),
    riskPercent: range("per cent of capital risked per trade"),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("option-payoffs").describe("Pay-off at expiry: bought call, sold put"),
    strike: z.number().positive(),
    callPremium: z.number().positive(),
    putPremium: z.number().positive(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("hedged-position").describe("A holding with and without a bought put"),
    entry: z.number().positive(),
    putStrike: z.number().positive(),
    putCost: z.number().positive(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("coverage-grid").describe("What one subscription covers"),
    columns: z.array(text).min(2),
    rows: z.array(z.strictObject({ label: text, covers: z.array(z.boolean()).min(2) })).min(2),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("commodity-groups").describe("Groups of commodities and the plans they are in"),
    plans: z.array(text).min(2),
    groups: z
      .array(
        z.strictObject({ label: text, members: z.array(text).min(1), plans: z.array(text).min(1) }),
      )
      .min(2),
  }),
]);

export type Figure = z.output<typeof figure>;
export type FigureKind = Figure["kind"];
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;

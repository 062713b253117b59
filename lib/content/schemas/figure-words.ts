import { z } from "zod";
import { each, labels, template, text, words } from "./common";
import type { FigureKind } from "./figure";

const n = template("n");
const price = template("price");
const between = template("from", "to");
const sizes = ["count", "byRisk", "one", "budget", "loss", "gain", "value", "percent", "limit"];

const kinds = {
  "call-outcomes": z.strictObject({
    description: template("risk", "reward", "multiple"),
    ...each(n, "unit", "units"),
    target: template("gain"),
    ...words("stop", "entry", "before", "after"),
  }),
  "holding-periods": z.strictObject({
    description: template("days", "rows"),
    row: template("label", "held", "note"),
    upTo: template("to"),
    between,
    ...each(template("held"), "day", "days", "tradingDay", "tradingDays"),
    ...words("axis", "held", "closes"),
  }),
  "leverage-bands": z.strictObject({
    description: template("bands", "leverage", "risk", "stop", "units", "risked"),
    band: template("name", "leverage"),
    between,
    ...words("axis", "intraday", "positional"),
    ...each(template("range"), "move", "risked"),
    ...each(template("leverage"), "example", "fall", "rise"),
    stop: template("risk", "stop"),
    capital: template("units"),
    quantities: labels("leverage", "riskPercent"),
    results: z.strictObject({ outcome: template("leverage", "change", "risk", "stop") }),
  }),
  "option-payoffs": z.strictObject({
    description: template("strike", "callPremium", "callEven", "putPremium", "putEven"),
    ...words("call", "put", "callProfit", "axis"),
    ...each(template("premium"), "premium", "callLoss", "putProfit"),
    putLoss: template("breakEven"),
    ...each(price, "strike", "breakEven"),
    quantities: labels("strike", "callPremium", "putPremium"),
    results: z.strictObject({ outcome: template("callEven", "callLoss", "putEven", "putLoss") }),
    mistakes: labels("premium"),
  }),
  "hedged-position": z.strictObject({
    description: template("entry", "strike", "cost", "loss", "floor", "breakEven"),
    ...each(price, "entry", "strike"),
    floor: template("floor"),
    cost: template("cost"),
    ...words("hedged", "alone", "profit", "loss", "axis"),
  }),
  "coverage-grid": z.strictObject({
    description: template("names", "rows"),
    ...each(template("name", "covered", "missing"), "all", "none", "part"),
    ...words("covered", "missing"),
  }),
  "company-accounts": z.strictObject({
    description: template("name", "years"),
    year: template("year", "profit", "cash"),
    ...words("profit", "cash"),
  }),
  "commodity-groups": z.strictObject({
    description: template("plans", "groups"),
    ...each(template("group", "members", "plans", "missing"), "all", "part"),
    ...words("missing"),
  }),
  "position-size": z.strictObject({
    description: template("budget", "size", "units", "entry", "stop", "loss", "target", "gain"),
    budget: template("percent", "capital", "budget"),
    ...each(template("count", "loss"), "size", "aboveRisk"),
    aboveLimit: template("count", "value"),
    ...each(n, "lot", "lots", "share", "shares"),
    ofLot: template("count", "lotSize"),
    entry: template("entry", "units"),
    target: template("target", "gain"),
    stop: template("stop", "loss"),
    quantities: labels("capital", "riskPercent", "entry", "stop", "lotSize"),
    results: z.strictObject({
      ...words("oneLot", "oneShare"),
      ...each(n, "manyLots", "manyShares"),
      ...each(template(...sizes), "fits", "capped", "skipForRisk", "skipForValue"),
    }),
    mistakes: labels("stop", "whole"),
  }),
} satisfies Record<FigureKind, z.ZodType>;

/** Words in and around figures; each description is read out in place of its drawing. */
export const figureWords = z.strictObject({
  label: text.describe("Word before a figure's number: Figure"),
  moving: z.strictObject({
    ...words("open", "reset", "note"),
    range: template("min", "max").describe("Below a number's name: {min} to {max}"),
    mistakes: z.strictObject({ number: text, outside: template("min", "max") }),
  }),
  kinds: z.strictObject(kinds),
});

export type FigureWords = z.output<typeof figureWords>;

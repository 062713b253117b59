import { z } from "zod";
import { band } from "../common";
import { quantity } from "../figures/quantity";
import { markdown, template, text } from "../values";

const answer = template("count", "byRisk", "budget", "loss", "gain", "value", "limit");

const lots = band.extend({
  kind: z.literal("lots").describe("How many lots a risk allows; visitors can change the numbers"),
  invented: text.describe("Shown in the figure, as its numbers are invented: Invented example"),
  reward: z.number().positive().describe("Gain at the target per rupee lost at the stop-loss"),
  mostLeverage: z
    .number()
    .positive()
    .describe("Highest contract value as a multiple of the capital"),
  quantities: z.strictObject({
    capital: quantity,
    risk: quantity,
    entry: quantity,
    stop: quantity,
    lot: quantity,
  }),
  words: z.strictObject({
    lot: template("n"),
    lots: template("n"),
    budget: template("risk", "capital"),
    each: template("loss"),
    unused: template("rest"),
    stop: template("loss"),
    target: template("gain"),
    fits: answer.describe("The result as a sentence, for screen readers"),
    capped: answer.describe("If the leverage allows fewer lots than the risk"),
    skipForRisk: answer,
    skipForValue: answer,
    same: text.describe("If entry and stop-loss are the same price"),
  }),
  caption: markdown,
});

const losses = band.extend({
  kind: z.literal("losses").describe("What is left of 100 after losses in a row"),
  losses: z.int().min(2).max(20).describe("Number of losses in a row"),
  percents: z
    .array(z.number().positive().max(100))
    .length(2)
    .describe("Percent lost each time, lower first"),
  words: z.strictObject({
    each: template("percent"),
    left: template("left"),
    start: text,
    end: template("losses"),
  }),
  caption: markdown,
});

/** Bands with a drawing whose numbers are in the page's own file. */
export const figureBands = [lots, losses] as const;

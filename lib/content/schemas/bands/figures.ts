import { z } from "zod";
import { band } from "../common";
import { quantity } from "../figures/quantity";
import { markdown, template, text } from "../values";

const answer = template("count", "byRisk", "budget", "loss", "gain", "value", "limit");

// Futures alone, which are bought in lots. A kind, as a service page is made of bands.
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

// Futures alone. A kind, as a service page is made of bands.
const losses = band.extend({
  kind: z.literal("losses").describe("What is left of 100 after losses in a row"),
  losses: z.int().min(2).max(20).describe("How many losses in a row are shown"),
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

// Home alone. A kind, as editors order the bands of Home.
const countedMarks = band.extend({
  kind: z.literal("counted-marks").describe("A sentence beside 100 marks, some of them filled"),
  count: z.int().min(1).max(99),
  label: text.describe("Description of the marks for screen readers"),
  text: markdown.describe("What is counted, with its source"),
});

/** Bands with a drawing whose numbers are in the page's own file. */
export const figureBands = [lots, losses, countedMarks] as const;

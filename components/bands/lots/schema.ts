import { z } from "zod";
import { quantity } from "@/components/figures/hero/schema";
import { band, markdown, template, text, variant } from "@/lib/content/schemas/common";

const answer = ["count", "byRisk", "budget", "loss", "gain", "value", "limit"] as const;

export const lotsBand = variant(band, "lots", "How many lots a risk allows, by own numbers too", {
  invented: text.describe("In the picture, while its numbers are invented: Invented example"),
  reward: z.number().positive().describe("Gain at the target for one rupee lost at the stop-loss"),
  mostLeverage: z.number().positive().describe("Most contract value as a multiple of the capital"),
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
    fits: template(...answer).describe("The answer in a sentence, for screen readers"),
    capped: template(...answer).describe("Where the leverage allows less than the risk"),
    skipForRisk: template(...answer),
    skipForValue: template(...answer),
    same: text.describe("Where entry and stop-loss are the same price"),
  }),
  caption: markdown,
});

export type LotsBand = z.output<typeof lotsBand>;

import { z } from "zod";
import { quantity } from "@/components/figures/schema";
import { band, variant } from "@/lib/content/schemas/common";
import { each, markdown, template, text } from "@/lib/content/schemas/values";

const answer = template("count", "byRisk", "budget", "loss", "gain", "value", "limit");

/** Bands whose matter is a drawing of numbers. */
export const figureBands = [
  variant(band, "lots", "How many lots a risk allows, by own numbers too", {
    invented: text.describe("In the picture, while its numbers are invented: Invented example"),
    reward: z
      .number()
      .positive()
      .describe("Gain at the target for one rupee lost at the stop-loss"),
    mostLeverage: z
      .number()
      .positive()
      .describe("Most contract value as a multiple of the capital"),
    quantities: z.strictObject(each(quantity, "capital risk entry stop lot")),
    words: z.strictObject({
      ...each(template("n"), "lot lots"),
      budget: template("risk", "capital"),
      each: template("loss"),
      unused: template("rest"),
      stop: template("loss"),
      target: template("gain"),
      fits: answer.describe("The answer in a sentence, for screen readers"),
      capped: answer.describe("Where the leverage allows less than the risk"),
      ...each(answer, "skipForRisk skipForValue"),
      same: text.describe("Where entry and stop-loss are the same price"),
    }),
    caption: markdown,
  }),
  variant(band, "losses", "What is left of 100 after losses in a row", {
    losses: z.int().min(2).max(20).describe("How many in a row"),
    percents: z
      .array(z.number().positive().max(100))
      .length(2)
      .describe("Lost on each, the lower first"),
    words: z.strictObject({
      each: template("percent"),
      left: template("left"),
      start: text,
      end: template("losses"),
    }),
    caption: markdown,
  }),
  variant(band, "counted-marks", "A sentence beside a hundred marks of which some are filled", {
    count: z.int().min(1).max(99),
    label: text.describe("What the marks are, for screen readers"),
    text: markdown.describe("What is counted, with its source"),
  }),
] as const;

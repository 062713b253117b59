import { z } from "zod";
import { band, markdown, template, text, variant } from "@/lib/content/schemas/common";

export const lossesBand = variant(band, "losses", "What is left of 100 after losses in a row", {
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
});

import { z } from "zod";
import { labels, text } from "./values";

const name = z.string().regex(/^[a-z][a-zA-Z]*$/, "expected a name in letters: contactHeading");

/** The owner's words that counsel may strike, beside those of a research analyst alone. */
export const words = z.strictObject({
  words: z
    .enum(["as-ordered", "analyst-only"])
    .describe("Which are printed; for counsel to decide"),
  texts: z.record(name, labels("as-ordered analyst-only")),
});

/** What the firm promises beyond what SEBI and the owner ask. */
export const promises = z.strictObject({
  none: text.describe("In place of the list of confirmed promises while none is"),
  items: z.record(name, z.strictObject({ text, confirm: text.describe("Who must confirm it") })),
});

import { z } from "zod";
import {
  band,
  link,
  optionalAnchor,
  pictureFile,
  titled,
  variant,
} from "@/lib/content/schemas/common";
import { markdown, text } from "@/lib/content/schemas/values";

/** A titled entry of a list. */
export const entry = titled.extend({
  figure: text.optional().describe("A time or number: 21 days"),
  evidence: link.optional().describe("Where it can be checked"),
});
const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });

/** A question with its answer, and an anchor of its own if it needs one. */
export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });

/** Bands of words that stand in the page's own file. */
export const textBands = [
  variant(band, "prose", "Running text beside its heading", { text: markdown }),
  variant(band, "list", "Titled entries, each with a figure, a number or evidence if need be", {
    look: z
      .enum(["entries", "sheets", "claims", "steps", "limits"])
      .describe("Between lines, on sheets of paper, in large type, numbered, below large figures"),
    items: z.array(entry).min(1),
  }),
  variant(band, "checklist", "A list of short points", { items: z.array(markdown).min(2) }),
  variant(band, "numeral", "One numeral beside the claims that it proves", {
    numeral: text,
    of: text.describe("What it counts"),
    items: z.array(entry).min(2),
  }),
  variant(band, "facts", "Labels and values in two columns", {
    rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
  }),
  variant(band, "comparison", "A table that sets two or more things side by side", {
    columns: z.array(text).min(2).describe("Headings of the columns after the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(2) })).min(2),
  }),
  variant(band, "suitability", "Who should and who should not buy this", {
    fit: z.array(z.union([markdown, titled])).min(1),
    unfit: z.array(markdown).min(1),
    against: text
      .optional()
      .describe("Over whom it is not for; the heading of the band then stands over the others"),
  }),
  variant(band, "clauses", "Titled groups of numbered or bulleted text, long form", {
    items: z.array(clause).min(1),
  }),
  variant(band, "faq", "Questions that open on their answers; search engines are told of them", {
    isOpen: z.boolean().optional().describe("true shows the answers, for the few asked most"),
    items: z.array(question).min(1),
  }),
  variant(band, "picture", "One picture of content/pictures with its caption", {
    file: pictureFile,
    alt: text.describe("What the picture shows, for those who do not see it"),
    caption: text.optional(),
  }),
] as const;

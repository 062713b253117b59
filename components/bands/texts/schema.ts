import { z } from "zod";
import {
  band,
  link,
  markdown,
  optionalAnchor,
  pictureFile,
  statement,
  text,
  titled,
  variant,
} from "@/lib/content/schemas/common";

const entries = z.array(titled).min(2);
const step = titled.extend({ figure: text.optional().describe("A time or number: 21 days") });
const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });
const box = z.strictObject({ figure: text, label: text, text: markdown });

/** A question with its answer, and an anchor of its own if it needs one. */
export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });

/** Bands of words that stand in the page's own file. */
export const textBands = [
  variant(band, "prose", "Running text beside its heading", { text: markdown }),
  variant(band, "steps", "Numbered steps, three or four across", { items: z.array(step).min(2) }),
  variant(band, "statements", "Claims, each with its evidence beside it", {
    items: z.array(statement).min(1),
  }),
  variant(band, "ruled-list", "Short titled entries between hairlines or on sheets, two across", {
    items: entries,
    isOnSheets: z.boolean().optional().describe("Each entry on a sheet of paper"),
  }),
  variant(band, "audiences", "Who a service is for", { items: entries }),
  variant(band, "checklist", "A list of short points", { items: z.array(markdown).min(2) }),
  variant(band, "numeral", "One numeral beside the claim it proves, over further claims", {
    numeral: text,
    of: text.describe("What it counts"),
    items: z.array(titled.extend({ evidence: link })).min(2),
  }),
  variant(band, "facts", "Labels and values in two columns", {
    rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
  }),
  variant(band, "comparison", "A table that sets two or more things side by side", {
    columns: z.array(text).min(2).describe("Headings of the columns after the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(2) })).min(2),
  }),
  variant(band, "risk-framework", "Boxes with one figure each: the limits of risk", {
    boxes: z.array(box).min(2),
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

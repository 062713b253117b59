import { defines } from "content-kit/schema";
import { z } from "zod";
import { band, link, optionalAnchor, pictureFile, titled } from "../common";
import { markdown, text } from "../values";

/** A titled text with what stands beside or below it. */
export const entry = titled.extend({
  figure: text.optional().describe("A time or number, such as 21 days"),
  evidence: link.optional().describe("Link for checking it"),
});

const clause = z.strictObject({
  id: defines("anchor", text).optional(),
  title: text,
  text: markdown,
});

export const question = z.strictObject({
  id: optionalAnchor,
  question: text,
  answer: markdown,
});

const prose = band.extend({
  kind: z.literal("prose").describe("Text beside its heading"),
  text: markdown,
});

const list = band.extend({
  kind: z.literal("list").describe("Titled entries with optional figures, numbers or evidence"),
  look: z
    .enum(["entries", "cards", "blocks", "steps"])
    .describe("In order: ruled, a box each, all in one box, numbered"),
  items: z.array(entry).min(1),
});

const checklist = band.extend({
  kind: z.literal("checklist").describe("A list of short points"),
  marks: z
    .enum(["bullets", "ticks"])
    .optional()
    .describe("What stands before a point; left out, a bullet"),
  items: z.array(markdown).min(2),
});

// Home alone has a quotation now; any page may.
const quote = band.extend({
  kind: z.literal("quote").describe("A quotation; its heading is for screen readers only"),
  text,
  source: text.optional().describe("Who says so"),
});

const keyFacts = band.extend({
  kind: z
    .literal("key-facts")
    .describe("Facts of the service and its largest loss; each service has one"),
});

// Home alone has a numeral now; any page may.
const numeral = band.extend({
  kind: z.literal("numeral").describe("A large number beside claims that it supports"),
  numeral: text,
  of: text.describe("What the number counts"),
  items: z.array(entry).min(2),
});

const facts = band.extend({
  kind: z.literal("facts").describe("Labels and values in two columns"),
  rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
});

const comparison = band
  .extend({
    kind: z.literal("comparison").describe("A table that sets two or more things side by side"),
    columns: z.array(text).min(2).describe("Headings of all columns but the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(1) })).min(2),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { values }] of rows.entries()) {
      if (values.length === columns.length) continue;
      const message = `expected ${columns.length} values, one below each of ${columns.join(", ")}; got ${values.length}: put quotes round a value with a comma in it, and write "-" for none`;
      context.addIssue({ code: "custom", path: ["rows", index, "values"], message });
    }
  });

const suitability = band.extend({
  kind: z.literal("suitability").describe("Who should and who should not buy this"),
  fit: z.array(markdown).min(1),
  unfit: z.array(markdown).min(1),
});

const clauses = band.extend({
  kind: z.literal("clauses").describe("Titled groups of numbered or bulleted text, long form"),
  items: z.array(clause).min(1),
});

const faq = band.extend({
  kind: z.literal("faq").describe("Questions with answers that open on a click"),
  isOpen: z
    .boolean()
    .optional()
    .describe("If on, all answers are open, for a few frequent questions"),
  items: z.array(question).min(1),
});

// No page has one now: it is for the photographs that the firm is to supply.
const picture = band.extend({
  kind: z.literal("picture").describe("A picture from content/pictures with a caption"),
  file: pictureFile,
  alt: text.describe("Description of the picture for those who cannot see it"),
  caption: text.optional(),
});

/** Bands whose texts are in the page's own file. */
export const textBands = [
  prose,
  list,
  checklist,
  quote,
  keyFacts,
  numeral,
  facts,
  comparison,
  suitability,
  clauses,
  faq,
  picture,
] as const;

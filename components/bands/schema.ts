import { z } from "zod";
import {
  band,
  link,
  optionalAnchor,
  pictureFile,
  titled,
  variant,
} from "@/lib/content/schemas/common";
import { SOURCE_COLUMNS, SOURCES } from "@/lib/content/schemas/complaints";
import { anchor, labels, markdown, naming, text, words } from "@/lib/content/schemas/values";
import { figureBands } from "./figures/schema";

/** A titled entry of a list. */
const entry = titled.extend({
  figure: text.optional().describe("A time or number: 21 days"),
  evidence: link.optional().describe("Where it can be checked"),
});
const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });

/** A question with its answer, and an anchor of its own if it needs one. */
export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });

const message = anchor.describe("Id of the call in content/sample.yaml");

const shelf = z.strictObject({
  id: anchor.describe("Anchor for links to its plans: /equity#picks"),
  group: text.describe("It shows the plans with this group"),
  ...words("heading", "text"),
});

/** The kinds of bands that may be folded. */
export const bands = [
  // Words that stand in the page's own file.
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

  // The note and the calls of content/sample.yaml.
  variant(band, "board", "How each call ended, on one line; the heading is for screen readers", {
    mark: text.describe("In the picture: that these are no results"),
    caption: text,
  }),
  variant(band, "calls", "Every call, the first one open", {}),
  variant(band, "phone-thread", "One call with its end, and the sums behind it", { message }),
  variant(band, "note-sheet", "The research note on a desk, with notes beside it", {
    margin: z.array(titled).length(4).describe("Two at its left, two at its right"),
  }),
  variant(band, "note-extract", "Statements beside the head of the note and what ends it", {
    items: z.array(entry).min(1),
    more: link.describe("Where the whole note is"),
  }),
  variant(band, "papers", "Three steps, over the note, a call and its end", {
    items: z.array(titled).length(3),
    message,
    sums: z.array(text).describe("Labels of its sums below its end"),
    more: link,
  }),

  ...figureBands,

  // Facts that stand in firm.yaml, the services, the testimonials or the tables of complaints.
  variant(band, "audits", "The yearly audits of firm.yaml, newest first", {
    columns: labels("year", "status", "findings", "action"),
  }),
  variant(band, "contacts", "The only numbers and addresses that the firm uses, from firm.yaml", {
    labels: z.strictObject({
      ...words("phones", "emails", "site", "social", "address", "payment"),
      uses: labels("phone", "chat", "general", "support", "grievance"),
      noSocial: text.describe("Behind the names of channels without an address"),
    }),
    payment: markdown.describe("Where the account and the UPI ID stand"),
  }),
  variant(band, "why-choose-us", "Three reasons beside a sheet of what the register should show", {
    badge: text,
    items: z.array(titled).length(3),
    check: link,
  }),
  variant(band, "service-index", "Every service with whom it is for and its lowest fee", {
    columns: labels("service", "audience", "price", "total"),
    note: markdown,
    more: link,
  }),
  variant(band, "testimonials", "content/testimonials.yaml, which may switch it off", {}),
  variant(band, "rate-card", "The service's plans, the yearly limit, what comes back of a fee", {
    shelves: z
      .array(shelf)
      .min(2)
      .optional()
      .describe("Groups of plans, each with its heading; leave out to show all plans in one"),
  }),
  variant(band, "complaint-tables", "The tables of content/complaints that SEBI asks for", {
    ...words("monthly", "annual", "total", "scroll"),
    columns: labels(
      "srNo month year carriedForwardMonth carriedForwardYear received resolved pending",
    ),
    monthlyNotes: z.array(text),
    annualNotes: z.array(text),
    notes: z.array(text).min(1),
    bySource: z.strictObject({
      ...words("title", "format", "noMonth", "notEntered", "noAverage", "impersonationNote"),
      caption: naming("day"),
      sources: labels(...SOURCES),
      columns: labels("srNo", "source", ...SOURCE_COLUMNS),
      impersonation: naming("number"),
      notes: z.array(text).min(1),
    }),
    missing: z.strictObject({
      month: naming("month", "due"),
      later: naming("month"),
      yearBegins: naming("year", "day"),
      yearEnds: naming("year", "day"),
    }),
  }),
] as const;

import { defines, reference } from "content-kit/schema";
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
import {
  anchor,
  labels,
  markdown,
  naming,
  pageAnchor,
  text,
  words,
} from "@/lib/content/schemas/values";
import { figureBands } from "./figures/schema";

const entry = titled.extend({
  figure: text.optional().describe("A time or number, such as 21 days"),
  evidence: link.optional().describe("Link for checking it"),
});
const clause = z.strictObject({
  id: defines("anchor", text).optional(),
  title: text,
  text: markdown,
});

export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });

const message = reference("message", anchor).describe("Id of a message in content/sample.yaml");

const shelf = z.strictObject({
  id: pageAnchor.describe("Anchor for links to its plans: /equity#picks"),
  group: reference("group", text).describe("The shelf shows plans with this group"),
  ...words("heading", "text"),
});

/** The kinds of bands that `folds` may contain. */
export const bands = [
  // Texts from the page's own file.
  variant(band, "prose", "Text beside its heading", { text: markdown }),
  variant(band, "list", "Titled entries with optional figures, numbers or evidence", {
    look: z
      .enum(["entries", "cards", "blocks", "claims", "steps"])
      .describe("In order: ruled, a box each, all in one box, in large type, numbered"),
    items: z.array(entry).min(1),
  }),
  variant(band, "checklist", "A list of short points", {
    marks: z
      .enum(["bullets", "ticks"])
      .optional()
      .describe("What stands before a point; bullets if omitted"),
    items: z.array(markdown).min(2),
  }),
  variant(band, "quote", "A quotation; its heading is for screen readers only", {
    text,
    source: text.optional().describe("Who says so"),
  }),
  variant(band, "key-facts", "Facts of the service and its largest loss; each service has one", {}),
  variant(band, "numeral", "A large number beside claims that it supports", {
    numeral: text,
    of: text.describe("What the number counts"),
    items: z.array(entry).min(2),
  }),
  variant(band, "facts", "Labels and values in two columns", {
    rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
  }),
  variant(band, "comparison", "A table that sets two or more things side by side", {
    columns: z.array(text).min(2).describe("Headings of all columns but the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(2) })).min(2),
  }),
  variant(band, "suitability", "Who should and who should not buy this", {
    fit: z.array(markdown).min(1),
    unfit: z.array(markdown).min(1),
  }),
  variant(band, "clauses", "Titled groups of numbered or bulleted text, long form", {
    items: z.array(clause).min(1),
  }),
  variant(band, "faq", "Questions with answers that open on a click", {
    isOpen: z.boolean().optional().describe("true shows all answers, for a few frequent questions"),
    items: z.array(question).min(1),
  }),
  variant(band, "picture", "A picture from content/pictures with a caption", {
    file: pictureFile,
    alt: text.describe("Description of the picture for those who cannot see it"),
    caption: text.optional(),
  }),

  // The note and the messages of content/sample.yaml.
  variant(band, "board", "Results of all calls on one scale; heading for screen readers only", {
    mark: text.describe("In the figure: that these are not real results"),
    caption: text,
  }),
  variant(band, "calls", "All calls, each in a fold; the first is open", {}),
  variant(band, "phone-thread", "One call with its end and its calculations", { message }),
  variant(band, "note-sheet", "The research note with remarks beside it", {
    margin: z.array(titled).length(4).describe("Remarks: two at the left, two at the right"),
  }),
  variant(band, "note-extract", "Statements beside an extract of the note", {
    items: z.array(entry).min(1),
    more: link.describe("Link to the whole note"),
  }),
  variant(band, "papers", "Three steps above the note, a call and its end", {
    items: z.array(titled).length(3),
    message,
    sums: z.array(reference("sum", anchor)).describe("Names of the sums shown below its end"),
    more: link,
  }),

  ...figureBands,

  // Facts from firm.yaml, the services, the testimonials or the tables of complaints.
  variant(band, "audits", "The yearly audits from firm.yaml, newest first", {
    columns: labels("year", "status", "findings", "action"),
  }),
  variant(band, "contacts", "All phone numbers and addresses of the firm, from firm.yaml", {
    labels: z.strictObject({
      ...words("phones", "emails", "site", "social", "address", "payment"),
      uses: labels("phone", "chat", "general", "support", "grievance"),
      noSocial: text.describe("After the names of channels without an address"),
    }),
    payment: markdown.describe("Where the bank account and UPI ID are published"),
  }),
  variant(band, "why-choose-us", "Three reasons beside facts to compare with the register", {
    badge: text,
    items: z.array(titled).length(3),
    check: link,
  }),
  variant(band, "service-index", "All services with their audience and lowest fee", {
    columns: labels("service", "audience", "price", "total"),
    note: markdown,
    more: link,
  }),
  variant(band, "testimonials", "Testimonials from content/testimonials.yaml, if shown there", {}),
  variant(band, "rate-card", "The service's plans, the yearly cap and refunds", {
    shelves: z
      .array(shelf)
      .min(2)
      .optional()
      .describe("Groups of plans with headings; omit to show all plans in one"),
  }),
  variant(band, "complaint-tables", "The tables that SEBI requires, from content/complaints", {
    ...words("monthly", "annual", "total"),
    reach: naming("day").describe("Below the title of a table: the last month entered"),
    later: markdown.describe("Whom to ask for later months"),
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
  }),
] as const;

import { z } from "zod";
import {
  anchor,
  isoDate,
  labels,
  link,
  markdown,
  pictureFile,
  publicFile,
  text,
  titled,
  variant,
  words,
} from "./common";
import { figure } from "./figure";

/** Every block, question and note may carry an anchor for links from elsewhere. */
const optionalAnchor = anchor.optional().describe("Anchor for links: /compliance#escalation");

const base = { id: optionalAnchor, heading: text, intro: markdown.optional() };

const statement = z.strictObject({ title: text, text: markdown, evidence: link.optional() });
const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });
export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });
const download = z.strictObject({ file: publicFile, label: text, text: markdown.optional() });
const person = z.strictObject({
  name: text,
  role: text.describe("What the person does in the firm: Research Analyst"),
  photograph: pictureFile.optional(),
  qualification: text.describe("NISM certificate, degree"),
  registration: text.optional().describe("Number of a registration of the person's own"),
  text: markdown.optional(),
});
const note = z.strictObject({ id: optionalAnchor, date: isoDate, title: text, text: markdown });

/** One kind is one component in `components/blocks` and one schema here. */
export const block = z.discriminatedUnion("kind", [
  variant(base, "prose", "Running text beside its heading", { text: markdown }),
  variant(base, "steps", "Numbered steps, three or four across", { items: z.array(titled).min(2) }),
  variant(base, "statements", "Claims, each with its evidence beside it", {
    items: z.array(statement).min(1),
  }),
  variant(base, "ruled-list", "Short titled entries between hairlines, two across", {
    items: z.array(titled).min(2),
  }),
  variant(base, "checklist", "A list of short points", { items: z.array(markdown).min(2) }),
  variant(base, "comparison", "A table that sets two or more things side by side", {
    columns: z.array(text).min(2).describe("Headings of the columns after the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(2) })).min(2),
  }),
  variant(base, "risk-framework", "Boxes with one figure each: the limits of risk", {
    boxes: z.array(z.strictObject({ figure: text, label: text, text: markdown })).min(2),
  }),
  variant(base, "audiences", "Who a service is for", { items: z.array(titled).min(2) }),
  variant(base, "suitability", "Who should and who should not buy this", {
    fit: z.array(text).min(1),
    unfit: z.array(text).min(1),
  }),
  variant(base, "facts", "Labels and values in two columns", {
    rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
  }),
  variant(base, "clauses", "Titled groups of numbered or bulleted text, long form", {
    items: z.array(clause).min(1),
  }),
  variant(base, "figure", "A second figure with text beside it", { text: markdown, figure }),
  variant(base, "rate-card", "The plans of this service, or one group of them", {
    group: text.optional().describe("Shows only plans with this group"),
  }),
  variant(base, "faq", "Questions that open on their answers; search engines are told of them", {
    items: z.array(question).min(1),
  }),
  variant(base, "picture", "One picture of content/pictures with its caption", {
    file: pictureFile,
    alt: text.describe("What the picture shows, for those who do not see it"),
    caption: text.optional(),
  }),
  variant(base, "download", "Files of public/ to keep; type and size are shown", {
    items: z.array(download).min(1),
  }),
  variant(base, "people", "Who is who: name, role, qualification, photograph", {
    items: z.array(person).min(1),
  }),
  variant(base, "analyst", "The analyst of firm.yaml: certificate, registration, practice", {
    labels: labels(
      "photograph",
      "qualification",
      "certificate",
      "expires",
      "registration",
      "enlistment",
    ).extend({
      practice: text,
      years: text.regex(/\{since\}/, "expected words with {since} in them"),
    }),
  }),
  variant(base, "audits", "The yearly audits of firm.yaml, newest first", {
    columns: labels("year", "status", "findings", "action"),
  }),
  variant(base, "contacts", "The only numbers and addresses that the firm uses, from firm.yaml", {
    labels: z.strictObject({
      ...words("phones", "emails", "site", "social", "address", "payment"),
      uses: labels("phone", "chat", "general", "support", "grievance"),
      noSocial: text.describe("Behind the names of channels without an address"),
    }),
    payment: markdown.describe("Where the account and the UPI ID stand"),
  }),
  variant(base, "notes", "A dated list, shown newest first", { items: z.array(note).min(1) }),
]);

export type Block = z.output<typeof block>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

import { z } from "zod";
import { link, markdown, text, titled, variant } from "./common";
import { figure } from "./figure";

/** Every block may carry an anchor for links from elsewhere. */
const base = {
  id: text
    .regex(/^[a-z][a-z0-9-]*$/, "expected a short name in lower case such as escalation")
    .optional()
    .describe("Anchor for links: /compliance#escalation"),
  heading: text,
  intro: markdown.optional(),
};

const statement = z.strictObject({ title: text, text: markdown, evidence: link.optional() });
const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });

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
]);

export type Block = z.output<typeof block>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

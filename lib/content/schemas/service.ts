import { z } from "zod";
import { block } from "./block";
import { banner, meta, rupees, text, words } from "./common";
import { figure } from "./figure";

const plan = z
  .strictObject({
    id: text
      .regex(/^[a-z0-9-]+$/, "expected an id in lower case such as futures-basic-1m")
      .describe("Unique on the whole site; it travels in links as ?plan=<id>"),
    group: text.optional().describe("Which rate card of the page shows it"),
    name: text,
    months: z.int().positive().optional().describe("Tenure in months; omit for a one-time fee"),
    picks: z.int().min(2).optional().describe("Stocks in a bundle; shows the fee per stock"),
    perPick: rupees
      .optional()
      .describe(
        "The fee per stock in your words, used while it is within a rupee of the exact one",
      ),
    price: rupees,
    tag: text.optional().describe("Label on the plan such as BEST VALUE"),
    recommended: z.boolean().optional().describe("One plan a page carries RECOMMENDED"),
    features: z.array(text).min(1),
  })
  .describe("A subscription plan");

export const service = z.strictObject({
  title: text.describe("Name of the service where it is listed"),
  label: text.optional().describe("Name in the menu where it differs from the title"),
  order: z.int().describe("Place in menus and lists; lower comes first"),
  meta,
  card: z
    .strictObject({ description: text, benefits: z.array(text).min(2) })
    .describe("The card on /services"),
  audience: text.describe("Who it is for, in a few words, for the index on Home"),
  banner,
  facts: z
    .strictObject(words("segment", "holding", "delivery", "support"))
    .describe("Key facts beside the banner; the lowest price is added from the plans"),
  cta: z.enum(["Subscribe", "Get Started"]).describe("Label of the plan buttons"),
  figure,
  blocks: z.array(block).min(1),
  plans: z.array(plan).min(1),
});

export type Service = z.output<typeof service> & { slug: string; route: string };
export type Plan = z.output<typeof plan>;

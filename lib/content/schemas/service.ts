import { z } from "zod";
import { heroFigure } from "@/components/figures/schema";
import { anyBand } from "./band";
import { hero, meta } from "./common";
import { group, labels, markdown, rupees, text } from "./values";

const plan = z.strictObject({
  id: text.regex(/^[a-z0-9-]+$/, "expected an id in lower case such as futures-basic-1m"),
  group: text.optional().describe("Which rate card of the page shows it"),
  name: text,
  months: z.int().positive().optional().describe("Tenure in months; omit for a one-time fee"),
  picks: z.int().min(2).optional().describe("Stocks in a bundle; shows the fee per stock"),
  perPick: rupees.optional().describe("The fee per stock, used while it is right to a rupee"),
  price: rupees,
  tag: text.optional().describe("Label on the plan such as BEST VALUE"),
  recommended: z.boolean().optional().describe("One plan a page carries RECOMMENDED"),
  why: text.optional().describe("Why the plan has a tag or is recommended"),
  features: z.array(text).min(1),
});

/** What a subscriber gets, and how; the languages are in firm.yaml, the lowest price in the plans. */
const facts = group("segment holding support channel hours frequency exits", {
  priority: text.optional().describe("What priority adds: never the research earlier"),
  arrival: text.optional().describe("When a pick paid once arrives, and those of a bundle"),
  capital: z.strictObject({ rupees, why: text.describe("Follows the amount and a colon") }),
});

export const service = group("title audience", {
  label: text.optional().describe("Name in the menu where it differs from the title"),
  order: z.int().describe("Place in menus and lists; lower comes first"),
  meta,
  card: group("description", { benefits: z.array(text).min(2) }),
  hero,
  key: z
    .array(labels("label value note"))
    .length(3)
    .describe("Facts in large type below the hero; the lowest price is the fourth"),
  facts,
  largestLoss: markdown.describe("The largest loss that a reader can have"),
  cta: z.enum(["Subscribe", "Get Started"]).describe("Label of the plan buttons"),
  figure: heroFigure,
  odds: markdown.optional().describe("What must be read first, below the figure of the hero"),
  bands: z.array(anyBand).min(1),
  plans: z.array(plan).min(1),
});

export type Service = z.output<typeof service> & { slug: string; route: string };
export type Plan = z.output<typeof plan>;

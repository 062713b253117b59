import { defines } from "content-kit/schema";
import { z } from "zod";
import { anyBand, type Band } from "./band";
import { hero, meta } from "./common";
import { heroFigure } from "./figures";
import { SERVICE_ICONS } from "./service-icons";
import { markdown, rupees, text } from "./values";

const plan = z.strictObject({
  id: defines(
    "plan",
    text.regex(/^[a-z0-9-]+$/, "expected an id in lower case such as futures-basic-1m"),
  ),
  group: defines("group", text)
    .optional()
    .describe("Group of the plan; the shelf with this group shows it"),
  name: text,
  months: z
    .int()
    .positive()
    .optional()
    .describe("For how many months a client pays at once; left out for a fee that is paid once"),
  picks: z.int().min(2).optional().describe("Stocks in a bundle; shows the fee per stock"),
  perPick: rupees
    .optional()
    .describe("Stated fee per stock; used if within a rupee of the exact fee"),
  price: rupees,
  tag: text.optional().describe("Label on the plan, such as BEST VALUE, with the reason in Why"),
  recommended: z
    .boolean()
    .optional()
    .describe("If on, the plan is marked RECOMMENDED; one plan of a page, with the reason in Why"),
  why: text
    .optional()
    .describe(
      "Shown on the plan: why it has its tag or is recommended, so that a reader can check it",
    ),
  features: z.array(text).min(1),
});

/** Languages are in firm.yaml; the lowest price is computed from the plans. */
const facts = z.strictObject({
  segment: text.describe("Market segment: Equity, cash market"),
  holding: text.describe("How long a call is held"),
  support: text,
  channel: text.describe("How calls reach subscribers"),
  hours: text.describe("Usual hours of calls"),
  frequency: text.describe("How many calls are usual"),
  exits: text.describe("Whether and when exits are sent"),
  priority: text.optional().describe("What priority adds; never earlier research"),
  arrival: text.optional().describe("When a single pick arrives, and the picks of a bundle"),
  capital: z
    .strictObject({
      rupees,
      why: text.describe("Printed after the amount and a colon"),
    })
    .describe("Least capital, without the fee"),
});

const card = z.strictObject({
  icon: z.enum(SERVICE_ICONS),
  description: text,
  benefits: z.array(text).min(2),
});

const keyFact = z.strictObject({
  label: text,
  value: text,
  note: text,
});

/** Whether the facts and the largest loss are shown, and shown once. */
function hasItsKeyFacts(bands: readonly Band[]): boolean {
  const keyFacts = bands.filter(({ kind }) => kind === "key-facts");
  return keyFacts.length === 1;
}

export const service = z.strictObject({
  title: text,
  audience: text.describe("For whom it is, for search engines"),
  label: text.optional().describe("Name in the menu, if different from the title"),
  order: z.int().describe("Place in lists and at the foot of pages: lower numbers first"),
  dropdown: z
    .int()
    .optional()
    .describe("Place in the menu's list of services, if it is another one than Order"),
  meta,
  card: card.describe("How it is shown among all services"),
  hero,
  key: z
    .array(keyFact)
    .length(3)
    .describe("Facts in large type below the hero; the lowest price is added"),
  facts,
  largestLoss: markdown.describe("The largest loss a client can have"),
  cta: z.enum(["Subscribe", "Get Started"]).describe("Label of the plan buttons"),
  figure: heroFigure,
  odds: markdown.optional().describe("Statement to be read first, shown with the hero figure"),
  bands: z.array(anyBand).refine(hasItsKeyFacts, {
    error: "expected one band of the kind key-facts, with the service's largest loss",
  }),
  plans: z.array(plan).min(1),
});

export type Service = z.output<typeof service> & { slug: string; route: string };
export type Plan = z.output<typeof plan>;

import { z } from "zod";
import { block } from "./block";
import {
  banner,
  base,
  fieldText,
  link,
  markdown,
  meta,
  section,
  text,
  titled,
  vagueLink,
  words,
} from "./common";
import { consentFormPage } from "./consent-form";
import { figure } from "./figure";

/** A page made of a banner and blocks; every page without a schema of its own. */
export const blockPage = z.strictObject({ ...base, banner, blocks: z.array(block).min(1) });

export const homePage = z.strictObject({
  ...base,
  hero: z.strictObject({
    ...words("badge", "heading", "lede"),
    primary: link,
    secondary: vagueLink,
  }),
  figure,
  method: section.extend({ steps: z.array(titled).length(3) }),
  different: section.extend({
    items: z.array(titled.extend({ evidence: link })).length(3),
  }),
  philosophy: section.extend({ cards: z.array(titled).length(4) }),
  quote: text,
  index: section.extend({
    columns: z.strictObject({ service: text, audience: text, price: text }),
    more: link,
  }),
});

export const servicesPage = z.strictObject({
  ...base,
  banner,
  promotion: z.strictObject({ heading: text, text: markdown, cta: link }),
  highlights: z.array(titled).length(2),
  rates: section.extend({
    columns: z.strictObject({ ...words("plan", "tenure", "base", "total", "month") }),
  }),
});

const outcome = z.strictObject({
  title: text,
  text,
  next: text.describe("What the visitor can do now"),
});

export const contactPage = z.strictObject({
  ...base,
  banner,
  form: z.strictObject({
    heading: text,
    name: fieldText,
    email: fieldText,
    phone: fieldText,
    language: fieldText,
    message: fieldText,
    submit: text,
    sending: text.describe("On the button while the chat is opened"),
    campaign: text
      .regex(/\{campaign\}/, "expected words with {campaign} in them")
      .describe("Line of the message for a visitor whose link named a campaign (utm_source …)"),
    sent: outcome.describe("Shown once the chat has opened"),
    failed: outcome.describe("Shown when the browser did not open the chat"),
    prepared: z
      .strictObject({
        link: text,
        heading: text,
        what: text.describe("After Copy, for screen readers"),
        cut: text.describe("Shown when the message is too long for a link"),
      })
      .describe("The message, to be opened or copied by hand"),
    text: z
      .strictObject({
        ...words("heading", "name", "email", "phone", "noPhone", "language", "noLanguage"),
        ...words("message", "footer"),
      })
      .describe("Fixed words of the message that the firm receives"),
  }),
  direct: z
    .strictObject({ intro: text, noScript: markdown })
    .describe("How to reach the firm without the form"),
  planLine: text
    .regex(/\{plan\}.*\{price\}/, "expected a sentence with {plan} and {price} in it")
    .describe(
      "First line of the message for a visitor who chose a plan; {service}, {plan}, {tenure}, {price} and {total} are filled in",
    ),
  registration: z.strictObject({ heading: text }),
  information: z.strictObject({ heading: text }),
  hours: z.strictObject({ heading: text, support: text }),
  labels: z.strictObject({ ...words("name", "number", "validity", "phone", "chat", "email") }),
});

export const bankDetailsPage = z.strictObject({
  ...base,
  banner,
  amount: section.extend({ note: markdown }),
  transfer: section.extend({
    ...words("payee", "bank", "branch", "account", "ifsc", "accountType"),
  }),
  upi: section.extend({ id: text, qrAlt: text, qrCaption: text, phone: text }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  genuine: section.extend({ items: z.array(markdown).min(3) }),
  help: section.extend({ chat: text, email: text }),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

export const complaintsPage = z.strictObject({
  ...base,
  banner,
  framework: section.extend({ items: z.array(titled).length(2) }),
  disclosures: section.extend({ items: z.array(titled).length(3) }),
  tables: section.extend({
    monthly: text,
    annual: text,
    columns: z.strictObject({
      ...words("srNo", "month", "year", "carriedForwardMonth", "carriedForwardYear", "received"),
      ...words("resolved", "pending"),
    }),
    total: text,
    notes: z.array(text).min(1),
  }),
});

export const notFoundPage = z.strictObject({
  meta,
  heading: text,
  text: markdown,
  links: z.array(link).length(7),
  phone: text,
});

/** Front matter of a policy in Markdown; each `##` in it is one numbered clause. */
export const policyPage = z.strictObject({
  ...base,
  banner,
  version: text,
  lastUpdated: z.enum(["today", "version"]).describe("today prints the current date"),
  contents: text.describe("Heading of the list of clauses"),
  acceptance: z.strictObject({ heading: text, text: markdown }).optional(),
});

/** Pages whose layout is their own; any other file in content/pages is a `blockPage`. */
export const pageSchemas = {
  home: homePage,
  services: servicesPage,
  contact: contactPage,
  bankdetails: bankDetailsPage,
  complaints: complaintsPage,
  "consent-form": consentFormPage,
  "not-found": notFoundPage,
} as const;

export type SpecialPage = keyof typeof pageSchemas;
export type PageOf<Name extends SpecialPage> = z.output<(typeof pageSchemas)[Name]>;
export type BlockPage = z.output<typeof blockPage>;
export type PolicyPage = z.output<typeof policyPage>;

import { z } from "zod";
import { SOURCE_COUNTS, SOURCES } from "@/lib/content/schemas/complaints-by-source";
import { block, question } from "./block";
import {
  bannerPage,
  each,
  fieldText,
  link,
  markdown,
  meta,
  page,
  route,
  section,
  text,
  titled,
  vagueLink,
  words,
} from "./common";
import { consentFormPage } from "./consent-form";
import { figure } from "./figure";
import { samplePage } from "./sample";

/** A page made of a banner and blocks; every page without a schema of its own. */
export const blockPage = bannerPage.extend({ blocks: z.array(block).min(1) });

const homePage = page.extend({
  hero: z.strictObject({
    ...words("badge", "heading", "lede"),
    primary: link,
    secondary: vagueLink,
  }),
  figure,
  method: section.extend({ steps: z.array(titled).length(3) }),
  different: section.extend({ items: z.array(titled.extend({ evidence: link })).length(3) }),
  philosophy: section.extend({ cards: z.array(titled).length(4) }),
  quote: text,
  index: section.extend({
    columns: z.strictObject(words("service", "audience", "price")),
    more: link,
  }),
});

/** Words of the planner; what is in braces is filled in. */
const planner = section.extend({
  noScript: markdown,
  who: z.strictObject(words("label", "family", "other")),
  choice: z.strictObject(words("group", "plan", "none", "start", "month", "times")),
  capital: z.strictObject(words("label", "hint")),
  result: z.strictObject({
    ...words("heading", "empty", "sum", "within", "over", "outside", "share", "wrongCapital"),
    ...words("fits", "above", "contact"),
  }),
  table: z.strictObject({
    ...words("caption", "sum", "times", "term", "day", "next", "part", "late", "never"),
    columns: z.strictObject(words("fee", "gst", "total")),
  }),
  example: z
    .strictObject(words("heading", "once", "months"))
    .describe("Shown beside plans that cannot run all year: one term fits, or some months"),
});

const servicesPage = bannerPage.extend({
  promotion: z.strictObject({ heading: text, text: markdown, cta: link }),
  highlights: z.array(titled).length(2),
  rates: section.extend({
    columns: z.strictObject(words("plan", "tenure", "base", "total", "month", "cap")),
  }),
  planner,
});

const outcome = z.strictObject({
  ...words("title", "text"),
  next: text.describe("What the visitor can do now"),
});

const prepared = z.strictObject({
  ...words("link", "heading"),
  what: text.describe("After Copy, for screen readers"),
  cut: text.describe("Shown when the message is too long for a link"),
});

const message = z.strictObject({
  ...words("heading", "name", "email", "phone", "noPhone", "language", "noLanguage"),
  ...words("message", "footer"),
});

const contactPage = bannerPage.extend({
  form: z.strictObject({
    heading: text,
    ...each(fieldText, "name", "email", "phone", "language", "message"),
    submit: text,
    sending: text.describe("On the button while the chat is opened"),
    campaign: text
      .regex(/\{campaign\}/, "expected words with {campaign} in them")
      .describe("Line of the message for a visitor whose link named a campaign (utm_source …)"),
    sent: outcome.describe("Shown once the chat has opened"),
    failed: outcome.describe("Shown when the browser did not open the chat"),
    prepared: prepared.describe("The message, to be opened or copied by hand"),
    text: message.describe("Fixed words of the message that the firm receives"),
  }),
  direct: z
    .strictObject({ intro: text, noScript: markdown })
    .describe("How to reach the firm without the form"),
  planLine: text
    .regex(/\{plan\}.*\{price\}/, "expected a sentence with {plan} and {price} in it")
    .describe(
      "First line of the message for a chosen plan: {service}, {plan}, {tenure}, {price}, {total}",
    ),
  planStart: text.describe("Behind that line, for a plan that begins on a chosen day: {date}"),
  planTimes: text.describe("Behind it, for more than one term: {times}"),
  ...each(z.strictObject({ heading: text }), "registration", "information"),
  before: z
    .strictObject(words("heading", "consultation", "languages", "capital", "capitalNote", "gstin"))
    .describe("Labels of what a visitor may want to know before writing; values are in firm.yaml"),
  hours: z.strictObject({
    ...words("heading", "support"),
    note: markdown.describe("Below the hours: what the times that are promised mean"),
  }),
  labels: z.strictObject(words("name", "number", "validity", "phone", "chat", "email")),
});

const bankDetailsPage = bannerPage.extend({
  amount: section.extend({
    note: markdown,
    order: markdown.describe("Which way to pay comes first, and which last"),
  }),
  transfer: section.extend(words("payee", "bank", "branch", "account", "ifsc", "accountType")),
  upi: section.extend({
    ...words("id", "qrAlt", "qrCaption", "phone"),
    cue: text.describe("Behind the payee: the sign that UPI apps show for a validated ID"),
    standIn: markdown.describe("Below a code that the build drew, while firm.yaml has no upi.qr"),
    limit: markdown.describe("Below the ID: the most a day"),
    phoneNote: markdown.describe("Below the number: when to use it"),
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  genuine: section.extend({ items: z.array(markdown).min(3) }),
  questions: section.extend({
    items: z
      .array(question)
      .min(1)
      .describe("SEBI asks for such answers on UPI IDs and SEBI Check"),
  }),
  help: section.extend(words("chat", "email")),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

/** The rule itself stands in content/refunds.yaml. */
const refundsPage = bannerPage.extend({
  rule: section,
  sums: section,
});

/** A sentence that the site fills in: it must name each of these in braces. */
const naming = (...names: string[]) =>
  names.reduce(
    (sentence, name) => sentence.includes(`{${name}}`, `expected a sentence with {${name}} in it`),
    text,
  );

const complaintsPage = bannerPage.extend({
  framework: section.extend({ items: z.array(titled).length(2) }),
  disclosures: section.extend({ items: z.array(titled).length(3) }),
  tables: section.extend({
    ...words("monthly", "annual", "total", "scroll"),
    columns: z.strictObject({
      ...words("srNo", "month", "year", "carriedForwardMonth", "carriedForwardYear", "received"),
      ...words("resolved", "pending"),
    }),
    monthlyNotes: z.array(text),
    annualNotes: z.array(text),
    notes: z.array(text).min(1),
    bySource: z
      .strictObject({
        ...words("title", "format", "noMonth", "notEntered", "noAverage", "impersonationNote"),
        caption: naming("day"),
        sources: z.strictObject(words(...SOURCES)),
        columns: z.strictObject({ ...words("srNo", "source", ...SOURCE_COUNTS, "averageDays") }),
        impersonation: naming("number"),
        notes: z.array(text).min(1),
      })
      .describe("The table of the newest month in content/complaints/by-source.csv"),
    missing: z
      .strictObject({
        month: naming("month", "due"),
        later: naming("month"),
        yearBegins: naming("year", "day"),
        yearEnds: naming("year", "day"),
      })
      .describe("What the page says of months and years that nobody has entered"),
  }),
});

const notFoundPage = z.strictObject({
  meta,
  heading: text,
  text: markdown,
  links: z.array(link).length(7),
  phone: text,
});

/** Front matter of a policy in Markdown; each `##` in it is one numbered clause. */
export const policyPage = bannerPage.extend({
  lastUpdated: z
    .enum(["today", "version"])
    .describe("today prints the current date beside the version of versions.yaml"),
  contents: text.describe("Heading of the list of clauses"),
  acceptance: z.strictObject({ heading: text, text: markdown }).optional(),
});

/** Likely spellings of an address, each with the page it leads to. */
export const redirects = z.record(route, route);

/** Pages whose layout is their own; any other file in content/pages is a `blockPage`. */
export const pageSchemas = {
  home: homePage,
  services: servicesPage,
  contact: contactPage,
  bankdetails: bankDetailsPage,
  complaints: complaintsPage,
  refunds: refundsPage,
  "consent-form": consentFormPage,
  sample: samplePage,
  "not-found": notFoundPage,
} as const;

export type SpecialPage = keyof typeof pageSchemas;
export type PageOf<Name extends SpecialPage> = z.output<(typeof pageSchemas)[Name]>;
export type BlockPage = z.output<typeof blockPage>;
export type PolicyPage = z.output<typeof policyPage>;

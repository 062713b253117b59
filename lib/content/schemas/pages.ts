import { z } from "zod";
import { SOURCE_COUNTS, SOURCES } from "@/lib/content/schemas/complaints-by-source";
import { block, question } from "./block";
import {
  actions,
  bannerPage,
  each,
  fieldText,
  labels,
  link,
  markdown,
  meta,
  page,
  route,
  section,
  template,
  text,
  titled,
  words,
} from "./common";
import { consentFormPage } from "./consent-form";
import { figure } from "./figure";
import { samplePage } from "./sample";

/** A page made of a banner and blocks; every page without a schema of its own. */
export const blockPage = bannerPage.extend({ blocks: z.array(block).min(1) });

/** A sentence that the site fills in: it must name each of these in braces. */
const naming = (...names: string[]) =>
  names.reduce(
    (sentence, name) => sentence.includes(`{${name}}`, `expected a sentence with {${name}} in it`),
    text,
  );

const homePage = page.extend({
  hero: z.strictObject({ ...words("badge", "heading", "lede"), ...actions }),
  figure,
  method: section.extend({ steps: z.array(titled).length(3) }),
  different: section.extend({ items: z.array(titled.extend({ evidence: link })).length(3) }),
  philosophy: section.extend({ cards: z.array(titled).length(4) }),
  quote: text,
  index: section.extend({ columns: labels("service", "audience", "price"), more: link }),
});

/** Words of the planner; what is in braces is filled in. */
const planner = section.extend({
  noScript: markdown,
  who: labels("label", "family", "other"),
  choice: labels("group", "plan", "none", "start", "month", "times"),
  capital: labels("label", "hint"),
  result: z.strictObject({
    ...words("heading", "empty", "sum", "within", "over", "outside", "share", "wrongCapital"),
    ...words("fits", "above", "contact"),
  }),
  table: z.strictObject({
    ...words("caption", "sum", "times", "term", "day", "next", "part", "late", "never"),
    columns: labels("fee", "gst", "total"),
  }),
  example: labels("heading", "once", "months"),
});

const servicesPage = bannerPage.extend({
  promotion: z.strictObject({ heading: text, text: markdown, cta: link }),
  highlights: z.array(titled).length(2),
  rates: section.extend({ columns: labels("plan", "tenure", "base", "total", "month", "cap") }),
  planner,
});

const contactPage = bannerPage.extend({
  form: z.strictObject({
    heading: text,
    ...each(fieldText, "name", "email", "phone", "language", "message"),
    ...words("submit", "sending"),
    campaign: naming("campaign").describe("For a visitor whose link named one (utm_source …)"),
    ...each(labels("title", "text", "next"), "sent", "failed"),
    prepared: labels("link", "heading", "what", "cut").describe("To be opened or copied by hand"),
    text: z.strictObject({
      ...words("heading", "name", "email", "phone", "noPhone", "language", "noLanguage"),
      ...words("message", "footer"),
    }),
  }),
  direct: z.strictObject({ intro: text, noScript: markdown }),
  planLine: naming("plan", "price").describe(
    "May contain {service}, {plan}, {tenure}, {price}, {total}",
  ),
  planStart: template("date"),
  planTimes: template("times"),
  ...each(z.strictObject({ heading: text }), "registration", "information"),
  before: labels("heading", "consultation", "languages", "capital", "capitalNote", "gstin"),
  hours: z.strictObject({ ...words("heading", "support"), note: markdown }),
  labels: labels("name", "number", "validity", "phone", "chat", "email"),
});

const bankDetailsPage = bannerPage.extend({
  amount: section.extend({ ...each(markdown, "note", "order") }),
  transfer: section.extend(words("payee", "bank", "branch", "account", "ifsc", "accountType")),
  upi: section.extend({
    ...words("id", "qrAlt", "qrCaption", "phone"),
    cue: text.describe("Behind the payee: the sign that UPI apps show for a validated ID"),
    standIn: markdown.describe("Below a code that the build drew, while firm.yaml has no upi.qr"),
    ...each(markdown, "limit", "phoneNote"),
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  genuine: section.extend({ items: z.array(markdown).min(3) }),
  questions: section.extend({ items: z.array(question).min(1) }),
  help: section.extend(words("chat", "email")),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

/** The rule itself is in content/refunds.yaml. */
const refundsPage = bannerPage.extend({ rule: section, sums: section });

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
    bySource: z.strictObject({
      ...words("title", "format", "noMonth", "notEntered", "noAverage", "impersonationNote"),
      caption: naming("day"),
      sources: labels(...SOURCES),
      columns: labels("srNo", "source", ...SOURCE_COUNTS, "averageDays"),
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
  lastUpdated: z.enum(["today", "version"]),
  contents: text.describe("Heading of the list of clauses"),
  acceptance: z.strictObject({ heading: text, text: markdown }).optional(),
});

/** A whole policy. */
export const policy = policyPage.extend({
  clauses: z.array(z.strictObject({ id: z.string(), heading: text, text: markdown })).min(1),
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
export type Policy = z.output<typeof policy>;

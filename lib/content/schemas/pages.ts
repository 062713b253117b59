import { defines } from "content-kit/schema";
import { z } from "zod";
import { question } from "@/components/bands/schema";
import { heroFigure } from "@/components/figures/schema";
import { pageTop } from "@/components/tops/schema";
import { anyBand } from "./band";
import { actions, fieldText, headed, heroPage, link, meta, page, section, titled } from "./common";
import { consentFormPage } from "./consent-form";
import {
  anchor,
  each,
  group,
  labels,
  markdown,
  naming,
  planId,
  route,
  text,
  words,
} from "./values";

/** A page made of a hero and bands; the schema of pages without one of their own. */
export const bandPage = heroPage.extend({
  top: pageTop.optional(),
  bands: z.array(anyBand).min(1),
  closing: z.literal(false).optional().describe("false omits the call to action at the end"),
});

const homePage = page.extend({
  hero: group("badge heading lede", { ...actions, figure: heroFigure }),
  bands: z.array(anyBand).min(1),
});

const planner = group("heading caption", {
  title: labels("example own over").describe("May contain {left}, {over}, {cap}"),
  figure: labels("cap plan again refused further").describe(
    "May contain {cap}, {plan}, {fee}, {month}, {n}",
  ),
  choice: labels("plan none start month"),
  result: labels("empty sum over contact").describe("May contain {fee}, {total}, {plan}"),
  how: headed,
  example: group("once months", {
    plans: z
      .array(z.strictObject({ plan: planId, month: z.int().min(1).max(12) }))
      .min(1)
      .max(2),
  }),
});

const servicesPage = heroPage.extend({
  from: group("note limit cap", { action: link }),
  list: z.strictObject({
    heading: text.describe("For screen readers"),
    link: naming("service").describe("Link at the end of a card"),
  }),
  rates: section.extend({ columns: labels("plan base total month cap") }),
  planner,
  promotion: headed.extend({ cta: link }),
  highlights: z.array(titled).length(2),
});

const contactPage = heroPage.extend({
  form: group("heading submit sending note", {
    ...each(fieldText, "name email phone language"),
    message: fieldText.pick({ label: true }),
    campaign: naming("campaign").describe("For visitors whose link has a campaign (utm_source …)"),
    ...each(labels("title text next"), "sent failed"),
    prepared: labels("link heading what cut").describe(
      "Shown if a prepared message must be opened or copied",
    ),
    text: labels("heading name email phone noPhone language noLanguage message footer"),
  }),
  noScript: markdown,
  planLine: naming("plan", "price").describe(
    "May contain {service}, {plan}, {tenure}, {price}, {total}",
  ),
  ...each(labels("heading"), "registration information"),
  before: group("heading consultation languages capital capitalNote gstin", { times: titled }),
  hours: labels("heading support"),
  labels: labels("name number validity chat"),
});

const bankDetailsPage = heroPage.extend({
  checks: z.array(markdown).length(3).describe("Beside the payment slip, to read before paying"),
  stop: group("question answer", { why: markdown }),
  order: markdown.describe("Below the slip: the steps before a payment"),
  slip: labels("heading example plan gst total"),
  transfer: section.extend(words("payee bank branch account ifsc accountType")),
  upi: section.extend({
    ...words("id qrAlt qrCaption phone cue"),
    standIn: markdown.describe("Below a generated QR code, if firm.yaml has no upi.qr"),
    ...each(markdown, "limit phoneNote"),
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  questions: section.extend({ items: z.array(question).min(1) }),
  help: labels("chat email"),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

/** The rule itself is in content/refunds.yaml. */
const refundsPage = heroPage.extend({
  figure: group("plan slider sent used left row answer", {
    caption: markdown.describe("May contain {date}, the first day of the plans"),
  }),
  sums: text,
  rule: section.extend(words("rule formula paid")),
});

const notFoundPage = group("heading phone", {
  meta,
  text: markdown,
  links: z.array(link.extend(each(text.optional(), "about"))).length(7),
});

/** Front matter of a policy in Markdown; each `##` heading begins a numbered clause. */
export const policyPage = heroPage.extend({
  lastUpdated: z.enum(["today", "version"]),
  contents: text.describe("Heading of the list of clauses"),
  gists: z
    .record(anchor, text)
    .optional()
    .describe("Summaries in one sentence by clause anchor; not part of a version"),
  acceptance: headed.optional(),
});

export const policy = policyPage
  .extend({ clauses: z.array(headed.extend({ id: defines("anchor", z.string()) })).min(1) })
  .superRefine(({ clauses, gists = {} }, { addIssue }) => {
    for (const id of Object.keys(gists)) {
      if (clauses.some((clause) => clause.id === id)) continue;
      const message = "expected the anchor of a clause of this policy";
      addIssue({ code: "custom", path: ["gists", id], message });
    }
  });

/** Likely misspellings of paths, each with the page it redirects to. */
export const redirects = z.record(route, route);

/** Pages with a layout of their own; any other file in content/pages is a `bandPage`. */
export const pageSchemas = {
  home: homePage,
  services: servicesPage,
  contact: contactPage,
  bankdetails: bankDetailsPage,
  refunds: refundsPage,
  "consent-form": consentFormPage,
  "not-found": notFoundPage,
} as const;

export type SpecialPage = keyof typeof pageSchemas;
export type PageOf<Name extends SpecialPage> = z.output<(typeof pageSchemas)[Name]>;
export type BandPage = z.output<typeof bandPage>;
export type Policy = z.output<typeof policy>;

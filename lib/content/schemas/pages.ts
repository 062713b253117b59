import { z } from "zod";
import { anyBand } from "./band";
import { question } from "./bands/texts";
import { actions, fieldText, headed, heroPage, link, meta, page, section, titled } from "./common";
import { consentFormPage } from "./consent-form";
import { heroFigure } from "./figures";
import { pageTop } from "./tops";
import { anchor, markdown, route, sentenceWith, text } from "./values";

/** A page made of a hero and bands; the schema of pages without one of their own. */
export const bandPage = heroPage.extend({
  top: pageTop.optional(),
  bands: z.array(anyBand).min(1),
  closing: z.literal(false).optional().describe("false omits the call to action at the end"),
});

const homePage = page.extend({
  hero: z.strictObject({
    badge: text,
    heading: text,
    lede: text,
    ...actions,
    figure: heroFigure,
  }),
  bands: z.array(anyBand).min(1),
});

const planner = z.strictObject({
  heading: text,
  caption: text,
  title: z
    .strictObject({
      example: text,
      own: text,
      over: text,
    })
    .describe("May contain {left}, {over}, {cap}"),
  figure: z
    .strictObject({
      cap: text,
      plan: text,
      again: text,
      refused: text,
      further: text,
    })
    .describe("May contain {cap}, {plan}, {fee}, {month}, {n}"),
  choice: z.strictObject({
    plan: text,
    none: text,
    start: text,
    month: text,
  }),
  result: z
    .strictObject({
      empty: text,
      sum: text,
      over: text,
      contact: text,
    })
    .describe("May contain {fee}, {total}, {plan}"),
  how: headed,
  example: z.strictObject({
    once: text,
    months: text,
    plans: z
      .array(
        z.strictObject({
          plan: text,
          month: z.int().min(1).max(12),
        }),
      )
      .min(1)
      .max(2),
  }),
});

const servicesPage = heroPage.extend({
  from: z.strictObject({
    note: text,
    limit: text,
    cap: text,
    action: link,
  }),
  list: z.strictObject({
    heading: text.describe("For screen readers"),
    link: sentenceWith("service").describe("Link at the end of a card"),
  }),
  rates: section.extend({
    columns: z.strictObject({
      plan: text,
      base: text,
      total: text,
      month: text,
      cap: text,
    }),
  }),
  planner,
  promotion: headed.extend({ cta: link }),
  highlights: z.array(titled).length(2),
});

const contactPage = heroPage.extend({
  form: z.strictObject({
    heading: text,
    submit: text,
    sending: text,
    note: text,
    name: fieldText,
    email: fieldText,
    phone: fieldText,
    language: fieldText,
    message: fieldText.pick({ label: true }),
    campaign: sentenceWith("campaign").describe(
      "For visitors whose link has a campaign (utm_source …)",
    ),
    sent: z.strictObject({
      title: text,
      text,
      next: text,
    }),
    failed: z.strictObject({
      title: text,
      text,
      next: text,
    }),
    prepared: z
      .strictObject({
        link: text,
        heading: text,
        what: text,
        cut: text,
      })
      .describe("Shown if a prepared message must be opened or copied"),
    text: z.strictObject({
      heading: text,
      name: text,
      email: text,
      phone: text,
      noPhone: text,
      language: text,
      noLanguage: text,
      message: text,
      footer: text,
    }),
  }),
  noScript: markdown,
  planLine: sentenceWith("plan", "price").describe(
    "May contain {service}, {plan}, {tenure}, {price}, {total}",
  ),
  registration: z.strictObject({
    heading: text,
  }),
  information: z.strictObject({
    heading: text,
  }),
  before: z.strictObject({
    heading: text,
    consultation: text,
    languages: text,
    capital: text,
    capitalNote: text,
    gstin: text,
    times: titled,
  }),
  hours: z.strictObject({
    heading: text,
    support: text,
  }),
  labels: z.strictObject({
    name: text,
    number: text,
    validity: text,
    chat: text,
  }),
});

const bankDetailsPage = heroPage.extend({
  checks: z.array(markdown).length(3).describe("Beside the payment slip, to read before paying"),
  stop: z.strictObject({
    question: text,
    answer: text,
    why: markdown,
  }),
  order: markdown.describe("Below the slip: the steps before a payment"),
  slip: z.strictObject({
    heading: text,
    example: text,
    plan: text,
    gst: text,
    total: text,
  }),
  transfer: section.extend({
    payee: text,
    bank: text,
    branch: text,
    account: text,
    ifsc: text,
    accountType: text,
  }),
  upi: section.extend({
    id: text,
    qrAlt: text,
    qrCaption: text,
    phone: text,
    cue: text,
    standIn: markdown.describe("Below a generated QR code, if firm.yaml has no upi.qr"),
    limit: markdown,
    phoneNote: markdown,
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  questions: section.extend({ items: z.array(question).min(1) }),
  help: z.strictObject({
    chat: text,
    email: text,
  }),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

/** The rule itself is in content/refunds.yaml. */
const refundsPage = heroPage.extend({
  figure: z.strictObject({
    plan: text,
    slider: text,
    sent: text,
    used: text,
    left: text,
    row: text,
    answer: text,
    caption: markdown.describe("May contain {date}, the first day of the plans"),
  }),
  sums: text,
  rule: section.extend({
    rule: text,
    formula: text,
    paid: text,
  }),
});

const notFoundPage = z.strictObject({
  heading: text,
  phone: text,
  meta,
  text: markdown,
  links: z
    .array(
      link.extend({
        about: text.optional(),
      }),
    )
    .length(7),
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
  .extend({ clauses: z.array(headed.extend({ id: z.string() })).min(1) })
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

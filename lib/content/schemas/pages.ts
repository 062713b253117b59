import { z } from "zod";
import { block } from "./block";
import { banner, link, markdown, menu, meta, text, titled, vagueLink, words } from "./common";
import { figure } from "./figure";

const base = {
  meta,
  menu: menu.optional(),
  noindex: z.boolean().optional().describe("true keeps the page out of search engines"),
};

const section = z.strictObject({ heading: text, intro: markdown.optional() });

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

const fieldText = z.strictObject({
  label: text,
  hint: text.optional(),
  placeholder: text.optional(),
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
    plan: text
      .regex(/\{plan\}.*\{price\}/, "expected a sentence with {plan} and {price} in it")
      .describe(
        "First line of the message for a visitor who chose a plan; {service}, {plan}, {tenure}, {price} and {total} are filled in",
      ),
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
    direct: z
      .strictObject({ intro: text, noScript: markdown })
      .describe("How to reach the firm without the form"),
  }),
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

const imageText = fieldText.omit({ placeholder: true }).extend({
  name: text.describe('Its name in messages, as in "Aadhaar Front is still too large"'),
});

export const consentFormPage = z.strictObject({
  ...base,
  banner,
  modes: z.strictObject({
    unavailable: text.describe("Shown where a build without keys stands on a plain host"),
    intake: text.describe("Shown where the local intake takes the form"),
  }),
  noScript: text,
  you: section.extend({
    fullName: fieldText,
    email: fieldText,
    phone: fieldText,
    dob: fieldText,
    panNumber: fieldText,
    adhaarNumber: fieldText,
  }),
  documents: section.extend({
    panImage: imageText,
    adhaarFrontImage: imageText,
    adhaarBackImage: imageText,
    signImage: imageText,
    choose: text,
    replace: text,
    remove: text,
    reading: text,
    ready: text,
    preview: text.describe("What the small picture shows; {field} is the photograph's name"),
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the box and written into the PDF"),
    more: link,
    accept: text,
  }),
  required: text.describe("Above the fields; every one of them is required"),
  needs: z.strictObject({
    all: text.describe("Beside the button of an empty form; {list} is everything below"),
    rest: text.describe("Beside the button later; {list} is what is still missing"),
    details: z.strictObject({ all: text, more: text.describe("Where some are given") }),
    photographs: z.strictObject({ all: text, more: text.describe("Where some are given") }),
    acceptance: text,
  }),
  submit: text,
  submitting: text,
  makePdf: text.describe("The button where the form cannot be sent"),
  doubt: text.describe("A hint, never a block, for 12 digits that are no Aadhaar number"),
  errors: z.strictObject({
    summary: text,
    fullName: text,
    email: text,
    emailFormat: text,
    phone: text,
    phoneFormat: text,
    dob: text,
    dobUnknown: text,
    dobUnderAge: text,
    panNumber: text,
    panNumberFormat: text,
    adhaarNumber: text,
    tooLong: text,
    image: text.describe("{field} is the photograph's label"),
    acceptedTerms: text,
    refusals: z.strictObject({
      unreadable: text,
      empty: text,
      "not-a-photo": text,
      heic: text,
      incomplete: text,
      damaged: text,
      "too-many-pixels": text,
      "too-large": text.describe("{field} is the photograph's name"),
      altered: text,
    }),
  }),
  progress: z.strictObject({
    heading: text,
    steps: z.strictObject({ images: text, upload: text, pdf: text, mail: text }),
    sent: text,
    missing: text,
    waiting: text,
    offline: text,
    stop: text,
    busy: text,
    stay: text,
  }),
  failed: z.strictObject({
    alert: text,
    kept: text,
    unsure: text.describe("In place of kept, when the e-mail service did not answer in time"),
    contact: text.describe("{reference} is the submission's"),
    filter: text,
  }),
  left: z.strictObject({
    alert: text.describe("After the way back to a page that was left before all was sent"),
    again: text,
    contact: text.describe("{reference} is the submission's"),
  }),
  sent: z.strictObject({
    message: text,
    reference: text,
    at: text,
    download: text,
    fileName: text.describe("Name of the downloaded PDF, before the reference"),
    note: text,
    missing: text,
  }),
  made: z.strictObject({ message: text, note: text }),
  pdf: z.strictObject({
    title: text,
    headline: text.describe("{reference} and {date}"),
    pageOf: text.describe("{n} and {total}"),
    notAdded: text,
    terms: text.describe("{terms} and {privacy} are the two versions below"),
    termsVersion: text.describe("{version}"),
    privacyVersion: text.describe("{version}"),
  }),
  rail: section.extend({
    steps: z.array(text).length(3),
    count: text.describe("{done} and {total}"),
    done: text,
    chat: text,
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

import { z } from "zod";
import {
  bannerPage,
  each,
  fieldText,
  link,
  markdown,
  section,
  template,
  text,
  words,
} from "./common";

const imageText = fieldText.omit({ placeholder: true }).extend({
  name: text.describe('Its name in messages, as in "Aadhaar Front is still too large"'),
});

const need = z.strictObject({ all: text, more: text.describe("Where some are given") });

/** The words of the form itself: what its island is handed. */
const form = z.strictObject({
  modes: z.strictObject({
    unavailable: text.describe("Shown where a build without keys stands on a plain host"),
    mockProviders: text.describe("Shown where mock providers take the form"),
  }),
  plan: section
    .extend({
      ...words("label", "none", "open", "fee", "gst", "total", "cap"),
      name: template("service", "plan", "tenure"),
      capUse: template("fee", "cap", "fits").describe("{fits} is a sentence of shared.yaml"),
      several: text.describe("Where the link names more than one plan"),
      unknown: text.describe("Where the link names a plan that is no longer offered"),
      accepted: template("name", "total").describe("Above the tick, for a chosen plan"),
    })
    .describe("The plan that the consent names; a client may leave it out"),
  you: section.extend({
    ...each(fieldText, "fullName", "email", "phone", "dob", "panNumber", "adhaarNumber"),
  }),
  documents: section.extend({
    ...each(imageText, "panImage", "adhaarFrontImage", "adhaarBackImage", "signImage"),
    ...words("choose", "replace", "remove", "reading", "ready"),
    preview: text.describe("What the small picture shows; {field} is the photograph's name"),
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the box and written into the PDF"),
    note: text.describe("Below the points, and after them in the PDF: which rule on refunds binds"),
    more: link,
    sebi: text.describe("Above SEBI's words for the consent, which are in shared.yaml"),
    accepted: text.describe("Above the texts that the tick accepts, each with its version"),
    accept: text,
  }),
  required: text.describe("Above the fields; every one of them is required"),
  needs: z.strictObject({
    all: text.describe("Beside the button of an empty form; {list} is everything below"),
    rest: text.describe("Beside the button later; {list} is what is still missing"),
    ...each(need, "details", "photographs"),
    acceptance: text,
  }),
  ...words("submit", "submitting"),
  makePdf: text.describe("The button where the form cannot be sent"),
  doubt: text.describe("A hint, never a block, for 12 digits that are no Aadhaar number"),
  errors: z.strictObject({
    ...words("summary", "fullName", "email", "emailFormat", "phone", "phoneFormat"),
    ...words("dob", "dobUnknown", "dobUnderAge", "panNumber", "panNumberFormat", "adhaarNumber"),
    ...words("tooLong", "acceptedTerms"),
    image: text.describe("{field} is the photograph's label"),
    refusals: z.strictObject({
      ...words("unreadable", "empty", "not-a-photo", "heic", "incomplete", "damaged"),
      ...words("too-many-pixels", "altered"),
      "too-large": text.describe("{field} is the photograph's name"),
    }),
  }),
  progress: z.strictObject({
    ...words("heading", "sent", "missing", "waiting", "offline", "stop", "busy", "stay"),
    steps: z.strictObject(words("images", "upload", "pdf", "mail")),
  }),
  failed: z.strictObject({
    ...words("alert", "kept", "filter"),
    unsure: text.describe("In place of kept, when the e-mail service did not answer in time"),
    contact: text.describe("{reference} is the submission's"),
  }),
  left: z.strictObject({
    alert: text.describe("After the way back to a page that was left before all was sent"),
    again: text,
    contact: text.describe("{reference} is the submission's"),
  }),
  sent: z.strictObject({
    ...words("message", "reference", "at", "download", "note", "missing"),
    fileName: text.describe("Name of the downloaded PDF, before the reference"),
  }),
  made: z.strictObject(words("message", "note")),
  sections: section.extend({
    steps: z.array(text).length(3),
    count: text.describe("{done} and {total}"),
    ...words("done", "chat"),
  }),
});

export type ConsentFormWords = z.output<typeof form>;

/** The consent form, and the PDF that it makes. */
export const consentFormPage = bannerPage.extend({
  noScript: text,
  notice: z
    .strictObject({
      heading: text,
      intro: text,
      keep: text.describe("Before the notice's version, which is a page of its own"),
      items: z.array(z.strictObject({ ...words("id", "title"), text: markdown })).min(1),
    })
    .describe("What happens to the data, before the first field; facts are in firm.yaml"),
  form,
  pdf: z.strictObject({
    ...words("title", "notAdded"),
    headline: text.describe("{reference} and {date}"),
    pageOf: text.describe("{n} and {total}"),
    terms: text.describe("Above the six points"),
    price: template("fee", "gst", "total"),
    registration: text.describe("Above whom the client agrees with, and the disclaimer"),
    firm: text.describe("Whom the client agrees with: the name and number on SEBI's register"),
  }),
});

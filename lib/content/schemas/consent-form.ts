import { z } from "zod";
import { bannerPage, each, fieldText, link, section, text, words } from "./common";

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
  form,
  pdf: z.strictObject({
    ...words("title", "notAdded"),
    headline: text.describe("{reference} and {date}"),
    pageOf: text.describe("{n} and {total}"),
    terms: text.describe("{terms} and {privacy} are the two versions below"),
    ...each(text.describe("{version}"), "termsVersion", "privacyVersion"),
  }),
});

import { z } from "zod";
import { banner, base, fieldText, link, section, text } from "./common";

const imageText = fieldText.omit({ placeholder: true }).extend({
  name: text.describe('Its name in messages, as in "Aadhaar Front is still too large"'),
});

/** The words of the form itself: what its island is handed. */
const form = z.strictObject({
  modes: z.strictObject({
    unavailable: text.describe("Shown where a build without keys stands on a plain host"),
    mockProviders: text.describe("Shown where mock providers take the form"),
  }),
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
  sections: section.extend({
    steps: z.array(text).length(3),
    count: text.describe("{done} and {total}"),
    done: text,
    chat: text,
  }),
});

export type ConsentFormWords = z.output<typeof form>;

/** The consent form, and the PDF that it makes. */
export const consentFormPage = z.strictObject({
  ...base,
  banner,
  noScript: text,
  form,
  pdf: z.strictObject({
    title: text,
    headline: text.describe("{reference} and {date}"),
    pageOf: text.describe("{n} and {total}"),
    notAdded: text,
    terms: text.describe("{terms} and {privacy} are the two versions below"),
    termsVersion: text.describe("{version}"),
    privacyVersion: text.describe("{version}"),
  }),
});

import { z } from "zod";
import { fieldText, heroPage, link, section } from "../common";
import { markdown, template, text } from "../values";

const imageText = fieldText.omit({ placeholder: true }).extend({ name: text });

/** Texts passed to the form's island. */
const form = z.strictObject({
  modes: z.strictObject({
    unavailable: text,
    mockProviders: text,
  }),
  readers: z.strictObject({
    open: text,
    sealed: text,
    impossible: text,
  }),
  plan: section.extend({
    label: text,
    none: text,
    open: text,
    fee: text,
    gst: text,
    total: text,
    cap: text,
    unknown: text,
    name: template("service", "plan", "tenure"),
    capUse: template("fee", "cap", "fits").describe(
      "May contain {fee}, {cap}, {fits} (from plans.capUse in shared.yaml)",
    ),
    accepted: template("name", "total").describe("Above the checkbox; may contain {name}, {total}"),
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
    waiting: text,
    ready: text,
    preview: text,
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the form and written into the PDF"),
    more: link,
    note: text,
    sebi: text,
    accepted: text,
    accept: text,
  }),
  needs: z.strictObject({
    all: template("list"),
    rest: template("list"),
    details: z.strictObject({
      all: text,
      more: text,
    }),
    photographs: z.strictObject({
      all: text,
      more: text,
    }),
    acceptance: text,
  }),
  required: text,
  submit: text,
  submitting: text,
  makePdf: text,
  doubt: text,
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
    acceptedTerms: text,
    image: text,
    refusals: z.strictObject({
      unreadable: text,
      empty: text,
      "not-a-photo": text,
      heic: text,
      incomplete: text,
      damaged: text,
      "too-many-pixels": text,
      "too-large": text,
      altered: text,
      "not-loaded": text,
      "not-drawn": text,
    }),
  }),
  progress: z.strictObject({
    heading: text,
    offline: text,
    stop: text,
    busy: text,
    stay: text,
    steps: z.strictObject({
      images: text,
      upload: text,
      pdf: text,
      mail: text,
    }),
  }),
  failed: z.strictObject({
    alert: text,
    kept: text,
    filter: text,
    unsure: text,
    contact: text,
  }),
  left: z.strictObject({
    alert: text,
    again: text,
    contact: text,
  }),
  sent: z.strictObject({
    message: text,
    reference: text,
    at: text,
    download: text,
    note: text,
    missing: text,
    fileName: text,
  }),
  made: z.strictObject({
    message: text,
    note: text,
  }),
  sections: section.extend({ steps: z.array(text).length(3), count: text, done: text, chat: text }),
});

export type ConsentFormWords = z.output<typeof form>;

export const consentFormPage = heroPage.extend({
  noScript: text,
  notice: z.strictObject({
    heading: text,
    intro: text,
    keep: text,
    short: markdown.describe("The most important facts; always visible below the notice"),
    items: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          text: markdown,
        }),
      )
      .min(1),
  }),
  form,
  pdf: z.strictObject({
    title: text,
    notAdded: text,
    terms: text,
    registration: text,
    firm: text,
    headline: template("reference", "date"),
    pageOf: template("n", "total"),
    price: template("fee", "gst", "total"),
  }),
});

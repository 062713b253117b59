import { z } from "zod";
import {
  each,
  fieldText,
  heroPage,
  labels,
  link,
  markdown,
  section,
  template,
  text,
  words,
} from "./common";

const imageText = fieldText.omit({ placeholder: true }).extend({ name: text });

/** The words of the form itself: what its island is handed. */
const form = z.strictObject({
  modes: labels("unavailable mockProviders"),
  readers: labels("open sealed impossible").describe("Who can read what is sent"),
  plan: section.extend({
    ...words("label none open fee gst total cap several unknown"),
    name: template("service", "plan", "tenure"),
    capUse: template("fee", "cap", "fits").describe("{fits} is a sentence of shared.yaml"),
    accepted: template("name", "total").describe("Above the tick, for a chosen plan"),
  }),
  you: section.extend(each(fieldText, "fullName email phone dob panNumber adhaarNumber")),
  documents: section.extend({
    ...each(imageText, "panImage adhaarFrontImage adhaarBackImage signImage"),
    ...words("choose replace remove reading waiting ready"),
    preview: text.describe("What the small picture shows; {field} is the photograph's name"),
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the box and written into the PDF"),
    more: link,
    ...words("note sebi accepted accept"),
  }),
  needs: z.strictObject({
    ...each(template("list"), "all rest"),
    ...each(labels("all more"), "details photographs"),
    acceptance: text,
  }),
  ...words("required submit submitting makePdf doubt"),
  errors: z.strictObject({
    ...words("summary fullName email emailFormat phone phoneFormat dob dobUnknown dobUnderAge"),
    ...words("panNumber panNumberFormat adhaarNumber tooLong acceptedTerms"),
    image: text.describe("{field} is the photograph's label"),
    refusals: z.strictObject({
      ...words("unreadable empty not-a-photo heic incomplete damaged too-many-pixels altered"),
      ...words("not-loaded not-drawn"),
      "too-large": text.describe("{field} is the photograph's name"),
    }),
  }),
  progress: z.strictObject({
    ...words("heading sent missing waiting offline stop busy stay"),
    steps: labels("images upload pdf mail"),
  }),
  failed: labels("alert kept filter unsure contact"),
  left: labels("alert again contact"),
  sent: labels("message reference at download note missing fileName"),
  made: labels("message note"),
  sections: section.extend({ steps: z.array(text).length(3), ...words("count done chat") }),
});

export type ConsentFormWords = z.output<typeof form>;

/** The consent form, and the PDF that it makes. */
export const consentFormPage = heroPage.extend({
  noScript: text,
  notice: z.strictObject({
    ...words("heading intro"),
    keep: text.describe("Before the notice's version, which is a page of its own"),
    short: markdown.describe("Its weightiest facts, which stand open below the folded notice"),
    items: z.array(z.strictObject({ ...words("id title"), text: markdown })).min(1),
  }),
  form,
  pdf: z.strictObject({
    ...words("title notAdded terms registration firm"),
    headline: template("reference", "date"),
    pageOf: template("n", "total"),
    price: template("fee", "gst", "total"),
  }),
});

import { z } from "zod";
import { fieldText, heroPage, link, section } from "./common";
import { each, group, labels, markdown, template, text, words } from "./values";

const imageText = fieldText.omit({ placeholder: true }).extend({ name: text });

/** Texts passed to the form's island. */
const form = z.strictObject({
  modes: labels("unavailable mockProviders"),
  readers: labels("open sealed impossible"),
  plan: section.extend({
    ...words("label none open fee gst total cap unknown"),
    name: template("service", "plan", "tenure"),
    capUse: template("fee", "cap", "fits").describe(
      "May contain {fee}, {cap}, {fits} (from plans.capUse in shared.yaml)",
    ),
    accepted: template("name", "total").describe("Above the checkbox; may contain {name}, {total}"),
  }),
  you: section.extend(each(fieldText, "fullName email phone dob panNumber adhaarNumber")),
  documents: section.extend({
    ...each(imageText, "panImage adhaarFrontImage adhaarBackImage signImage"),
    ...words("choose replace remove reading waiting ready preview"),
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the form and written into the PDF"),
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
    ...words("panNumber panNumberFormat adhaarNumber tooLong acceptedTerms image"),
    refusals: labels(
      "unreadable empty not-a-photo heic incomplete damaged too-many-pixels too-large altered",
      "not-loaded not-drawn",
    ),
  }),
  progress: group("heading offline stop busy stay", { steps: labels("images upload pdf mail") }),
  failed: labels("alert kept filter unsure contact"),
  left: labels("alert again contact"),
  sent: labels("message reference at download note missing fileName"),
  made: labels("message note"),
  sections: section.extend({ steps: z.array(text).length(3), ...words("count done chat") }),
});

export type ConsentFormWords = z.output<typeof form>;

export const consentFormPage = heroPage.extend({
  noScript: text,
  notice: group("heading intro keep", {
    short: markdown.describe("The most important facts; always visible below the notice"),
    items: z.array(group("id title", { text: markdown })).min(1),
  }),
  form,
  pdf: group("title notAdded terms registration firm", {
    headline: template("reference", "date"),
    pageOf: template("n", "total"),
    price: template("fee", "gst", "total"),
  }),
});

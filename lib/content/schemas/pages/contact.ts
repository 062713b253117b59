import { z } from "zod";
import { fieldText, heroPage, titled } from "../common";
import { markdown, sentenceWith, text } from "../values";

export const contactPage = heroPage.extend({
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

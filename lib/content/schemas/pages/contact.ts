import { z } from "zod";
import { fieldText, heroPage, titled } from "../common";
import { markdown, sentenceWith, text } from "../values";

const outcome = z.strictObject({
  title: text,
  text,
  next: text.describe("What a visitor does next"),
});

export const contactPage = heroPage.extend({
  form: z.strictObject({
    heading: text,
    submit: text,
    sending: text,
    note: text.describe("Below the button: what it opens"),
    name: fieldText,
    email: fieldText,
    phone: fieldText,
    language: fieldText,
    message: fieldText.pick({ label: true }),
    campaign: sentenceWith("campaign").describe(
      "For visitors whose link has a campaign (utm_source …)",
    ),
    sent: outcome.extend({
      step: text.describe("In the size of the title: what the visitor still has to do"),
    }),
    failed: outcome.describe("If the browser opened no tab"),
    prepared: z
      .strictObject({
        link: text.describe("Label of the link that opens the message"),
        heading: text,
        what: text.describe("For screen readers: what the button beside it copies"),
        cut: text.describe("If the message is too long for a link"),
      })
      .describe("Shown if a prepared message must be opened or copied"),
    text: z
      .strictObject({
        heading: text,
        name: text,
        email: text,
        phone: text,
        noPhone: text.describe("If no number was typed"),
        language: text,
        noLanguage: text.describe("If no language was typed"),
        message: text,
        footer: text,
      })
      .describe("What the firm receives, line by line"),
  }),
  noScript: markdown,
  planLine: sentenceWith("plan", "price").describe(
    "May contain {service}, {plan}, {tenure}, {price}, {total}",
  ),
  registration: z.strictObject({ heading: text }),
  information: z.strictObject({ heading: text }),
  before: z.strictObject({
    heading: text,
    consultation: text,
    languages: text,
    capital: text,
    capitalNote: text.describe("Before the least capital of each service"),
    gstin: text,
    times: titled.describe("How the firm counts its times"),
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
    servicePhone: text.describe(
      "Before the number from which the firm calls its clients, once it is supplied",
    ),
  }),
});

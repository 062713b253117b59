import { z } from "zod";
import { question } from "../bands/texts";
import { heroPage, section, titled } from "../common";
import { markdown, sentenceWith, text } from "../values";

export const bankDetailsPage = heroPage.extend({
  checks: z.array(markdown).length(3).describe("Beside the payment slip, to read before paying"),
  stop: z
    .strictObject({
      question: text,
      answer: text,
      why: markdown,
    })
    .describe("What to do if the app shows another payee"),
  order: markdown.describe("Below the slip: the steps before a payment"),
  slip: z.strictObject({
    heading: text,
    example: text.describe("While payment details are placeholders"),
    plan: text,
    choose: text.describe("First entry of the list, while no plan is chosen"),
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
    linked: sentenceWith("date").describe(
      "Shown once the day since which SEBI Check shows the account is supplied",
    ),
  }),
  upi: section.extend({
    id: text,
    qrAlt: text.describe("Description of the code for those who cannot see it"),
    qrCaption: text.describe("Before the payee's name"),
    phone: text.describe("Heading of paying by phone number"),
    cue: text.describe("After the payee's name: what else the app must show"),
    standIn: markdown.describe(
      "Below a code that the site draws, while the bank's own is not supplied",
    ),
    phoneNote: markdown,
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  questions: section.extend({ items: z.array(question).min(1) }),
  help: z
    .strictObject({
      chat: text,
      email: text,
    })
    .describe("Labels of the links to help"),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

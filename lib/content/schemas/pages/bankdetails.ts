import { z } from "zod";
import { question } from "../bands/texts";
import { heroPage, section, titled } from "../common";
import { markdown, text } from "../values";

export const bankDetailsPage = heroPage.extend({
  checks: z.array(markdown).length(3).describe("Beside the payment slip, to read before paying"),
  stop: z.strictObject({
    question: text,
    answer: text,
    why: markdown,
  }),
  order: markdown.describe("Below the slip: the steps before a payment"),
  slip: z.strictObject({
    heading: text,
    example: text,
    plan: text,
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
  }),
  upi: section.extend({
    id: text,
    qrAlt: text,
    qrCaption: text,
    phone: text,
    cue: text,
    standIn: markdown.describe("Below a generated QR code, if firm.yaml has no upi.qr"),
    limit: markdown,
    phoneNote: markdown,
  }),
  timeline: section.extend({ steps: z.array(titled).length(4) }),
  questions: section.extend({ items: z.array(question).min(1) }),
  help: z.strictObject({
    chat: text,
    email: text,
  }),
  trouble: section.extend({ items: z.array(titled).min(2) }),
});

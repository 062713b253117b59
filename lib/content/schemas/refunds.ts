import { z } from "zod";
import { fieldText, section, titled } from "./common";
import { isoDate, markdown, sentenceWith, template, text } from "./values";

const rule = z.strictObject({
  heading: text,
  shortTenure: text,
  shortPicks: text,
  example: text,
  examplePicks: text,
  examples: text,
  consent: text,
  short: text.describe("The rule in two or three sentences, shown before a client decides or pays"),
  rule: markdown,
  formula: markdown,
  ending: markdown,
  mitc: markdown,
  fixed: markdown.describe("Before the owner's fixed wording: which of the two rules applies"),
  figure: z
    .strictObject({
      days: text,
      picks: text,
      sum: text,
    })
    .describe("May contain {plan}, {used}, {of}, {back}, {gst}, {kept}"),
  stop: section.extend({ steps: z.array(titled).length(4), note: markdown }),
  calculator: z.strictObject({
    heading: text,
    stop: fieldText,
  }),
});

export const refunds = z.strictObject({
  rule: z
    .enum(["proportionate", "fixed-words"])
    .describe("Which rule applies; for counsel to decide"),
  deadline: z.strictObject({ workingDays: z.int().min(1).max(60) }),
  lastDay: text.describe("Which day is the last day of a plan that a client ends"),
  deadlineWords: z.strictObject({ within: sentenceWith("days"), unconfirmed: text }),
  paid: text.describe("How and when refunds are paid; may contain {within}, the deadline"),
  proportionate: rule,
  "fixed-words": rule,
  examples: z.strictObject({
    short: text,
    days: text,
    picks: text,
    start: isoDate,
    items: z
      .array(
        z.strictObject({
          plan: text,
          used: z.int().min(1),
        }),
      )
      .min(1),
    note: text.describe("May contain {date}, the first day of the plans"),
    columns: z.strictObject({
      plan: text,
      fee: text,
      used: text,
      kept: text,
      back: text,
      gst: text,
      total: text,
    }),
    left: template("n", "total"),
  }),
  links: z.strictObject({
    refunds: text,
    stop: text,
  }),
  calculator: z.strictObject({
    nothing: text,
    allSent: text,
    private: text,
    start: fieldText,
    sentBy: text.describe("May contain {date} and {within}, the deadline"),
    sentWithin: text.describe("The same for plans of picks; may contain {within}"),
    errors: z.strictObject({
      noSuchDay: text,
      stopBeforeStart: text,
    }),
  }),
});

export type Refunds = z.output<typeof refunds>;
export type RefundRule = z.output<typeof rule>;

import { z } from "zod";
import { fieldText, section, titled } from "./common";
import { isoDate, markdown, planId, sentenceWith, template, text } from "./values";

const example = z.strictObject({
  plan: planId.describe("Id of a plan: equity-bundle-7"),
  used: z.int().min(1).describe("Days used, or picks sent"),
});

const rule = z.strictObject({
  heading: text,
  shortTenure: text.describe("The same for plans with a tenure only"),
  shortPicks: text.describe("The same for plans of picks only"),
  example: text.describe(
    "May contain {plan}, {tenure}, {used}, {of}, {fee}, {back}, {gst}, {total}",
  ),
  examplePicks: text.describe("The same for plans of picks, without {tenure}"),
  examples: text.describe("Heading of the worked examples"),
  consent: text.describe("In the consent form: how the rule stands to point 3 of the terms"),
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
  deadlineWords: z.strictObject({
    within: sentenceWith("days"),
    unconfirmed: text.describe("While the number of days is a placeholder"),
  }),
  paid: text.describe("How and when refunds are paid; may contain {within}, the deadline"),
  invoice: text.describe("Behind the formula: that the fee and the GST count which were paid"),
  proportionate: rule,
  "fixed-words": rule,
  examples: z.strictObject({
    short: text.describe("Below the plan on phones; may contain {used}, {fee}, {kept}"),
    days: text.describe("Days used of a plan; may contain {used}, {of}"),
    picks: text.describe("Picks sent of a plan; may contain {used}, {of}"),
    start: isoDate,
    items: z.array(example).min(1),
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
    bar: sentenceWith("plan", "used").describe("Which plan the bar of an example shows"),
    left: template("n", "total"),
  }),
  links: z.strictObject({
    refunds: text.describe("Label of the link to /refunds"),
    stop: text.describe("Label of the link to how to stop"),
  }),
  calculator: z.strictObject({
    nothing: text.describe("If the plan has ended by itself; may contain {date}"),
    allSent: text.describe("If all picks of the plan have been sent"),
    ended: text.describe(
      "Behind a plan that is not sold any more, and that somebody may still have",
    ),
    private: text.describe("That what a visitor enters stays on the page"),
    start: fieldText,
    sentBy: text.describe("May contain {date} and {within}, the deadline"),
    sentWithin: text.describe("The same for plans of picks; may contain {within}"),
    errors: z.strictObject({
      noSuchDay: text,
    }),
  }),
});

export type Refunds = z.output<typeof refunds>;
export type RefundRule = z.output<typeof rule>;

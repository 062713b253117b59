import { z } from "zod";
import { fieldText, section, titled } from "./common";
import { each, group, isoDate, labels, markdown, naming, planId, template, text } from "./values";

const rule = group("heading shortTenure shortPicks example examplePicks examples consent", {
  short: text.describe("The rule in two or three sentences, shown before a client decides or pays"),
  ...each(markdown, "rule formula ending mitc"),
  fixed: markdown.describe("Before the owner's fixed wording: which of the two rules applies"),
  figure: labels("days picks sum").describe(
    "May contain {plan}, {used}, {of}, {back}, {gst}, {kept}",
  ),
  stop: section.extend({ steps: z.array(titled).length(4), note: markdown }),
  calculator: group("heading", { stop: fieldText }),
});

export const refunds = z.strictObject({
  rule: z
    .enum(["proportionate", "fixed-words"])
    .describe("Which rule applies; for counsel to decide"),
  deadline: z.strictObject({ workingDays: z.int().min(1).max(60) }),
  lastDay: text.describe("Which day is the last day of a plan that a client ends"),
  deadlineWords: z.strictObject({ within: naming("days"), unconfirmed: text }),
  paid: text.describe("How and when refunds are paid; may contain {within}, the deadline"),
  ...each(rule, "proportionate fixed-words"),
  examples: group("short days picks", {
    start: isoDate,
    items: z.array(z.strictObject({ plan: planId, used: z.int().min(1) })).min(1),
    note: text.describe("May contain {date}, the first day of the plans"),
    columns: labels("plan fee used kept back gst total"),
    left: template("n", "total"),
  }),
  links: labels("refunds stop"),
  calculator: group("nothing allSent private", {
    start: fieldText,
    sentBy: text.describe("May contain {date} and {within}, the deadline"),
    sentWithin: text.describe("The same for plans of picks; may contain {within}"),
    errors: labels("noSuchDay stopBeforeStart"),
  }),
});

export type Refunds = z.output<typeof refunds>;
export type RefundRule = z.output<typeof rule>;

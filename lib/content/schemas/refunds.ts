import { z } from "zod";
import { fieldText, section, titled } from "./common";
import { each, group, isoDate, labels, markdown, naming, template, text } from "./values";

/** What is said while one of the rules binds. */
const rule = group("heading shortTenure shortPicks example examplePicks examples consent", {
  short: text.describe("The rule in two or three sentences, wherever somebody decides or pays"),
  ...each(markdown, "rule formula ending mitc"),
  fixed: markdown.describe("Before the owner's fixed words: which of the two binds"),
  figure: labels("days picks sum").describe("{plan}, {used}, {of}, {back}, {gst}, {kept}"),
  stop: section.extend({ steps: z.array(titled).length(4), note: markdown }),
  calculator: group("heading", { stop: fieldText }),
});

/** The one rule on refunds: its words, its worked examples, its calculator. */
export const refunds = z.strictObject({
  rule: z.enum(["proportionate", "fixed-words"]).describe("Which binds; for counsel to decide"),
  deadline: z.strictObject({ workingDays: z.int().min(1).max(60) }),
  lastDay: text.describe("Which day is the last of a plan that a client ends"),
  deadlineWords: z.strictObject({ within: naming("days"), unconfirmed: text }),
  paid: text.describe("How and when the money comes; {within} is the deadline in words"),
  ...each(rule, "proportionate fixed-words"),
  examples: group("short days picks", {
    start: isoDate,
    items: z.array(group("plan", { used: z.int().min(1) })).min(1),
    note: text.describe("{date} is the day on which the plans begin"),
    columns: labels("plan fee used kept back gst total"),
    left: template("n", "total"),
  }),
  links: labels("refunds stop"),
  calculator: group("nothing allSent private", {
    start: fieldText,
    sentBy: text.describe("{date}, and {within}: the deadline in words"),
    sentWithin: text.describe("The same without a day, as of picks: {within}"),
    errors: labels("noSuchDay stopBeforeStart"),
  }),
});

export type Refunds = z.output<typeof refunds>;
export type RefundRule = z.output<typeof rule>;

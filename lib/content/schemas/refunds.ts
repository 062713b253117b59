import { z } from "zod";
import {
  fieldText,
  isoDate,
  labels,
  markdown,
  naming,
  section,
  template,
  text,
  titled,
  words,
} from "./common";

/** What is said while one of the rules binds. */
const rule = z.strictObject({
  ...words("heading shortTenure shortPicks example examplePicks examples"),
  short: text.describe("The rule in two or three sentences, wherever somebody decides or pays"),
  rule: markdown.describe("The rule in full"),
  formula: markdown.describe("How the sums are worked out, in words"),
  fixed: markdown.describe("Before the owner's fixed words: which of the two binds"),
  ending: markdown,
  mitc: markdown.describe("In the note on point 3 of the most important terms"),
  consent: text.describe("Below the points of the consent form"),
  figure: labels("days picks sum").describe("{plan}, {used}, {of}, {back}, {gst}, {kept}"),
  stop: section.extend({ steps: z.array(titled).length(4), note: markdown }),
  calculator: z.strictObject({ heading: text, stop: fieldText, picks: fieldText }),
});

/** The one rule on refunds: its words, its worked examples, its calculator. */
export const refunds = z.strictObject({
  rule: z
    .enum(["proportionate", "fixed-words"])
    .describe("Which rule binds; for counsel to decide"),
  deadline: z.strictObject({ workingDays: z.int().min(1).max(60) }),
  lastDay: text.describe("Which day is the last of a plan that a client ends"),
  deadlineWords: z.strictObject({ within: naming("days"), unconfirmed: text }),
  paid: text.describe("How and when the money comes; {within} is the deadline in words"),
  proportionate: rule,
  "fixed-words": rule,
  examples: z.strictObject({
    start: isoDate,
    items: z.array(z.strictObject({ plan: text, used: z.int().min(1) })).min(1),
    note: text.describe("{date} is the day on which the plans begin"),
    columns: labels("plan fee used kept back gst total"),
    ...words("short days picks"),
    left: template("n", "total").describe("What is left of an example: {n} days or picks"),
  }),
  links: labels("refunds stop"),
  calculator: z.strictObject({
    plan: fieldText,
    start: fieldText,
    submit: text,
    result: labels("used kept back gst total until"),
    by: text.describe("{date}, and {within}: the deadline in words"),
    ...words("nothing allSent private"),
    errors: labels("startMissing stopMissing noSuchDay stopBeforeStart picks"),
  }),
});

export type Refunds = z.output<typeof refunds>;
export type RefundRule = z.output<typeof rule>;

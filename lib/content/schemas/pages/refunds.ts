import { z } from "zod";
import { heroPage, section } from "../common";
import { markdown, text } from "../values";

/** The rule itself is in content/refunds.yaml. */
export const refundsPage = heroPage.extend({
  figure: z.strictObject({
    plan: text,
    slider: text.describe("Label of the slider for a plan with a tenure"),
    sent: text.describe("Label of the slider for a plan of picks"),
    used: text.describe("May contain {n}"),
    left: text.describe("May contain {n}"),
    row: text.describe("Name of the row of picks"),
    answer: text.describe("Read out at the slider; may contain {used}, {of}, {total}"),
    caption: markdown.describe("May contain {date}, the first day of the plans"),
  }),
  sums: text.describe("Below the heading of the examples"),
  rule: section.extend({
    rule: text.describe("Before the whole rule"),
    formula: text.describe("Before the formula"),
    paid: text.describe("Before when the money comes"),
  }),
});

import { z } from "zod";
import { heroPage, section } from "../common";
import { markdown, text } from "../values";

/** The rule itself is in content/refunds.yaml. */
export const refundsPage = heroPage.extend({
  figure: z.strictObject({
    plan: text,
    slider: text,
    sent: text,
    used: text,
    left: text,
    row: text,
    answer: text,
    caption: markdown.describe("May contain {date}, the first day of the plans"),
  }),
  sums: text,
  rule: section.extend({
    rule: text,
    formula: text,
    paid: text,
  }),
});

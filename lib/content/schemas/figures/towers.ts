import { z } from "zod";
import { rupees, template, text } from "../values";
import { CHANGED_BY_VISITORS, figure } from "./figure";
import { quantity } from "./quantity";

const call = z.strictObject({
  label: text,
  sought: rupees.optional().describe("Gain at the target; omit without a target"),
  lost: rupees.describe("Largest loss that is counted"),
});

export const towers = figure.extend({
  kind: z
    .literal("towers")
    .describe(
      "Calls taken together: a tower for each target above all losses, with the fee and the cap",
    ),
  capital: rupees,
  calls: z.array(call).min(2).max(4),
  quantities: z
    .strictObject({
      count: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    sought: text.describe("What the towers show"),
    noTarget: text.describe("Replaces the amount of a call without a target"),
    example: template("capital", "count"),
    share: template("percent", "capital"),
    cap: text.describe("What remains of the yearly fee cap"),
    result: template("count", "loss", "percent", "capital"),
  }),
});

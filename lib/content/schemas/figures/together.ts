import { z } from "zod";
import { template, text } from "../values";
import { CHANGED_BY_VISITORS, callId, figure } from "./figure";
import { quantity } from "./quantity";

const call = z.strictObject({
  label: text,
  call: callId,
});

export const together = figure.extend({
  kind: z
    .literal("together")
    .describe("Calls taken together: bars for their targets above, for their losses below"),
  calls: z.array(call).min(2).max(4),
  quantities: z
    .strictObject({
      count: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    about: template("count", "capital"),
    sought: text.describe("What the bars above the line show"),
    noTarget: text.describe("Replaces the amount of a call without a target"),
    loss: template("count", "percent"),
    notTaken: text.describe("Of a call that is not among those taken"),
    cap: text.describe("What remains of the yearly fee cap"),
    result: template("count", "loss", "percent", "capital"),
  }),
});

import { z } from "zod";
import { template, text } from "../values";
import { CHANGED_BY_VISITORS, figure, tradeId } from "./figure";
import { quantity, quantityOfExample } from "./quantity";

const shownCall = z.strictObject({
  call: tradeId,
  name: text.optional().describe("In the switch between two calls"),
  about: template("count", "units", "entry", "capital", "percent", "value", "times").describe(
    "What was bought, at which price, with which capital; units are those in a lot",
  ),
  nights: template("holding").describe("Whether the price can jump while the position is held"),
});

const hoursOfDay = z.strictObject({
  label: text,
  until: text,
  hours: z.number().positive().describe("Hours from the start of the day"),
});

export const call = figure.extend({
  kind: z
    .literal("call")
    .describe("One call at a time: its target above the line, its stop-loss and a jump below"),
  calls: z.array(shownCall).min(1).max(2).describe("Two have a switch; the first is shown first"),
  quantities: z
    .strictObject({
      capital: quantity.optional().describe("Sets the number of shares"),
      lots: quantity.optional().describe("Of a contract, in place of the capital"),
      stop: quantityOfExample.optional().describe("Starts at the stop-loss of the call"),
      gap: quantity
        .optional()
        .describe(
          "How far below the entry it opens, in percent; left out, how the call ended is shown",
        ),
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    choice: text.optional().describe("Name of the switch, for screen readers"),
    gain: template("target"),
    entry: template("entry"),
    loss: template("stop"),
    slip: template("slip", "opened"),
    jump: text.optional().describe("For a call that was not closed past its stop-loss"),
    tax: template("percent", "atTarget", "atStop")
      .optional()
      .describe("Securities transaction tax on the sale of a future"),
    result: template("loss", "gain", "slip").describe("The result in words, below the fields"),
    resultWithoutJump: template("loss", "gain").optional(),
  }),
  hours: z
    .strictObject({
      heading: text,
      rows: z.array(hoursOfDay).min(2).describe("Who trades or answers, and until when"),
    })
    .optional()
    .describe("The hours of a day, drawn side by side"),
});

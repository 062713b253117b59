import { z } from "zod";
import { template, text } from "../values";
import { CHANGED_BY_VISITORS, figure, hedgeId, optionId } from "./figure";
import { quantity } from "./quantity";

const optionTrade = z.strictObject({
  call: optionId,
  name: text.describe("In the switch"),
  about: template("lots", "units", "strike", "premium"),
  limits: template("even", "most", "worst", "stop", "atStop", "tax", "percent"),
  index: quantity.describe(
    "Index at expiry; its lowest and highest number are the ends of the axis",
  ),
});

export const option = figure.extend({
  kind: z.literal("option").describe("Gain and loss of a bought call or a sold put at expiry"),
  bought: optionTrade.describe("A call"),
  sold: optionTrade.describe("A put; shown first"),
  quantities: z
    .strictObject({
      lots: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    choice: text.describe("Name of the switch between the trades, for screen readers"),
    axis: text,
    gain: template("index"),
    loss: template("index"),
    gained: template("trade", "index", "amount"),
    lost: template("trade", "index", "amount"),
  }),
});

export const hedge = figure.extend({
  kind: z
    .literal("hedge")
    .describe("Rows on one scale: the market rises, falls with a hedge, falls without one"),
  call: hedgeId,
  quantities: z
    .strictObject({
      move: quantity,
      lots: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    about: template("value", "level", "strike", "premium", "cost"),
    bareRise: template("move").describe("On wide screens only"),
    rise: template("move"),
    fall: template("move"),
    bare: template("move"),
    saved: template("saved"),
    dearer: template("more").describe("Replaces saved if the put costs more than it pays"),
    result: template("move", "hedged", "bare", "gain", "cost"),
  }),
});

import { z } from "zod";
import { template, text } from "../values";
import { CHANGED_BY_VISITORS, figure, positive, unitsInLot } from "./figure";
import { quantity } from "./quantity";

const optionTrade = z.strictObject({
  name: text,
  about: text,
  strike: positive,
  premium: positive,
  limits: template("even", "most", "worst"),
});

export const option = figure.extend({
  kind: z
    .literal("option")
    .describe(
      "Gain and loss of a bought call or a sold put at expiry; the axis is the range of index",
    ),
  lot: unitsInLot,
  bought: optionTrade.describe("A call"),
  sold: optionTrade.describe("A put; shown first"),
  quantities: z
    .strictObject({
      index: quantity,
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
    .describe("Three rows on one scale: the market rises, falls with a hedge, falls without one"),
  level: positive.describe("Index points"),
  strike: positive,
  premium: positive,
  lot: unitsInLot,
  quantities: z
    .strictObject({
      move: quantity,
      lots: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    rise: template("move", "cost"),
    example: template("value", "move"),
    bare: text,
    saved: template("saved"),
    dearer: template("more").describe("Replaces saved if the put costs more than it pays"),
    result: template("move", "hedged", "bare", "gain", "cost"),
  }),
});

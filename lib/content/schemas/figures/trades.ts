import { z } from "zod";
import { rupees, template, text } from "../values";
import { CHANGED_BY_VISITORS, figure, positive, unitsInLot } from "./figure";
import { quantity } from "./quantity";

const riskPercent = positive.describe("Loss at the stop-loss, in percent of the capital");

/** Texts of a trade with target and stop-loss, as prices or as distances in percent. */
const stopWords = {
  target: template("target"),
  stop: template("stop"),
  example: template("capital"),
  result: template("loss", "gain", "slip"),
};

export const leverage = figure.extend({
  kind: z
    .literal("leverage")
    .describe("One trade: target above the line, stop-loss and a gap past it below"),
  capital: rupees,
  reward: positive.describe("Target distance per unit of risk"),
  gap: positive.describe("Gap past the stop-loss, in percent"),
  quantities: z
    .strictObject({
      leverage: quantity,
      risk: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({ ...stopWords, slip: template("gap", "slip") }),
});

export const stopLoss = figure.extend({
  kind: z
    .literal("stop-loss")
    .describe("One call in shares, above and below the line, for a capital and a stop-loss"),
  entry: positive,
  target: positive,
  opened: positive.describe("Opening price past the stop-loss"),
  riskPercent,
  quantities: z
    .strictObject({
      capital: quantity,
      stop: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    ...stopWords,
    size: template("entry", "count", "risk"),
    slip: template("opened", "slip"),
  }),
});

const levels = {
  entry: positive,
  stop: positive,
  target: positive,
  riskPercent,
};

const opened = positive.describe("Opening price after a night, past the stop-loss");

export const holding = figure.extend({
  kind: z
    .literal("holding")
    .describe("Two bars on one scale: a swing trade held for days, and an intraday trade"),
  swing: z.strictObject({ ...levels, opened }),
  intraday: z.strictObject(levels),
  quantities: z
    .strictObject({
      capital: quantity,
      days: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    target: template("target"),
    intradayTarget: template("target"),
    example: template("capital", "stop"),
    slip: template("opened", "slip"),
    intradayGain: text,
    intradayLoss: text,
    intradayStop: template("stop").describe("Phones do not show it, nor intradayTarget"),
    size: template("shares", "entry", "days", "nights"),
    result: template("loss", "gain", "slip", "intradayLoss", "intradayGain"),
  }),
});

const hoursOfDay = z.strictObject({
  label: text,
  until: text,
  hours: positive.describe("Hours from the start of the day"),
});

const pricePerUnit = positive.describe("Price per unit");

export const overnight = figure.extend({
  kind: z
    .literal("overnight")
    .describe(
      "One contract by day and by night: target, stop-loss and a gap past it, with opening hours",
    ),
  entry: pricePerUnit,
  stop: pricePerUnit,
  target: pricePerUnit,
  lot: unitsInLot,
  quantities: z
    .strictObject({
      gap: quantity,
      lots: quantity,
    })
    .describe(CHANGED_BY_VISITORS),
  words: z.strictObject({
    target: template("target"),
    stop: template("stop", "loss"),
    example: template("gap"),
    night: text.describe("Shown at night: nobody answers"),
    result: template("gap", "slip", "loss", "gain"),
  }),
  hours: z.strictObject({
    heading: text,
    rows: z.array(hoursOfDay).min(2).describe("Who trades or answers, and until when"),
  }),
});

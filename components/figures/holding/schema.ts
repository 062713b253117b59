import { z } from "zod";
import { each, template, text, variant } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const price = z.number().positive();
const levels = {
  ...each(price, "entry", "stop", "target"),
  riskPercent: price.describe("Per cent of the capital that the stop-loss takes"),
};

/** Two bars on the line: a swing trade with its days and nights, and a trade of one day. */
export const holdingFigure = variant(
  heroFigureBase,
  "holding",
  "Two bars on one scale: a swing trade held for days, and an intraday trade",
  {
    swing: z.strictObject({
      ...levels,
      opened: price.describe("Where it opens after a night, past the stop-loss"),
    }),
    intraday: z.strictObject(levels),
    quantities: z.strictObject({ capital: quantity, days: quantity }),
    words: z.strictObject({
      ...each(template("target"), "target", "intradayTarget"),
      example: template("capital", "stop"),
      slip: template("opened", "loss"),
      intraday: text.describe("Its name, before its target"),
      intradayStop: template("stop"),
      size: template("shares", "entry", "days", "nights"),
      result: template("loss", "gain", "slip", "intradayLoss", "intradayGain"),
    }),
  },
);

export type HoldingFigure = z.output<typeof holdingFigure>;

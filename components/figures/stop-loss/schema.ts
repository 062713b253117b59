import { z } from "zod";
import { each, template, variant } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const price = z.number().positive();

/** One call in shares: what the target gives, the stop-loss takes and a lower opening adds. */
export const stopLossFigure = variant(
  heroFigureBase,
  "stop-loss",
  "Fields above and below the line: one call in shares for a capital and a stop-loss",
  {
    ...each(price, "entry", "target"),
    opened: price.describe("Where the price opened, past the stop-loss"),
    riskPercent: price.describe("Per cent of the capital that the stop-loss takes"),
    quantities: z.strictObject({ capital: quantity, stop: quantity }),
    words: z.strictObject({
      target: template("price"),
      example: template("capital"),
      size: template("price", "count", "risk"),
      stop: template("price"),
      slip: template("price", "loss"),
      result: template("loss", "gain", "slip"),
    }),
  },
);

export type StopLossFigure = z.output<typeof stopLossFigure>;

import { z } from "zod";
import { rupees, template, variant } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

/** One trade on borrowed size: what the target gives, the stop-loss takes and a gap adds. */
export const leverageFigure = variant(
  heroFigureBase,
  "leverage",
  "Fields above and below the line: the target, the stop-loss, and a gap past it",
  {
    capital: rupees,
    reward: z.number().positive().describe("What is sought for one unit of risk"),
    gap: z.number().positive().describe("Per cent that the price jumps past the stop-loss"),
    quantities: z.strictObject({ leverage: quantity, risk: quantity }),
    words: z.strictObject({
      target: template("distance"),
      example: template("capital"),
      stop: template("distance"),
      slip: template("gap", "loss"),
      result: template("loss", "gain", "slip"),
    }),
  },
);

export type LeverageFigure = z.output<typeof leverageFigure>;

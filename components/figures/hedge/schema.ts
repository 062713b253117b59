import { z } from "zod";
import { each, template, text, variant } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const positive = z.number().positive();

/** A holding after the same move down and up, with a bought put and without it. */
export const hedgeFigure = variant(
  heroFigureBase,
  "hedge",
  "Three rows on one scale: the market rises, it falls with a hedge, it falls without one",
  {
    level: positive.describe("Points of the index"),
    ...each(positive, "strike", "premium"),
    lot: z.int().positive().describe("Units of the index in one lot"),
    quantities: z.strictObject({ move: quantity, lots: quantity }),
    words: z.strictObject({
      rise: template("move", "cost"),
      example: template("value", "move"),
      bare: text,
      saved: template("saved"),
      dearer: template("more").describe(
        "Instead, after a fall in which it costs more than it saves",
      ),
      result: template("move", "hedged", "bare", "gain", "cost"),
    }),
  },
);

export type HedgeFigure = z.output<typeof hedgeFigure>;

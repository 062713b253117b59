import { z } from "zod";
import { each, template, text, variant, words } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const price = z.number().positive();
const trade = z.strictObject({
  ...words("name", "about"),
  ...each(price, "strike", "premium"),
  limits: template("even", "most", "worst"),
});

/** An option at expiry, bought or sold: one trade at a time. */
export const optionFigure = variant(
  heroFigureBase,
  "option",
  "What a bought call and a sold put gain and lose on the day they expire, one at a time",
  {
    lot: z.int().positive().describe("Units in one lot"),
    bought: trade.describe("A call"),
    sold: trade.describe("A put; shown first"),
    quantities: z.strictObject({
      index: quantity.describe("Its least and most are the ends of the picture"),
      lots: quantity,
    }),
    words: z.strictObject({
      choice: text.describe("Name of the switch, for screen readers"),
      axis: text,
      ...each(template("index"), "gain", "loss"),
      ...each(template("trade", "index", "amount"), "gained", "lost"),
    }),
  },
);

export type OptionFigure = z.output<typeof optionFigure>;

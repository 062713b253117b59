import { z } from "zod";
import { each, template, text, variant, words } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const positive = z.number().positive();
const hours = z.strictObject({
  ...words("label", "until"),
  hours: positive.describe("From the start of the day until then"),
});

/** A contract held over a night: the target and the stop-loss by day, the gap by night. */
export const overnightFigure = variant(
  heroFigureBase,
  "overnight",
  "One contract by day and by night: target, stop-loss, and a gap past it; below, the hours",
  {
    ...each(positive.describe("Price of one unit"), "entry", "stop", "target"),
    lot: positive.describe("Units in one lot"),
    quantities: z.strictObject({ gap: quantity, lots: quantity }),
    words: z.strictObject({
      target: template("target"),
      stop: template("stop", "loss"),
      example: template("gap"),
      night: text.describe("In the night: that nobody answers"),
      result: template("gap", "slip", "loss", "gain"),
    }),
    hours: z.strictObject({
      heading: text,
      rows: z.array(hours).min(2).describe("Who trades or answers until when"),
    }),
  },
);

export type OvernightFigure = z.output<typeof overnightFigure>;

import { z } from "zod";
import { rupees, template, text, variant } from "@/lib/content/schemas/common";
import { heroFigureBase, quantity } from "../hero/schema";

const call = z.strictObject({
  label: text,
  sought: rupees.optional().describe("The gain at its target; leave out if it has none"),
  lost: rupees.describe("The most that is counted as lost"),
});

/** Calls taken at once: what each seeks above the line, what all lose together below it. */
export const towersFigure = variant(
  heroFigureBase,
  "towers",
  "Calls taken at once: a tower for each target over a slab of all their losses; the fee and the cap",
  {
    capital: rupees,
    calls: z.array(call).min(2).max(4),
    quantities: z.strictObject({ count: quantity }),
    words: z.strictObject({
      sought: text.describe("What the towers are"),
      noTarget: text.describe("In place of the amount of a call without a target"),
      example: template("capital"),
      share: template("percent", "capital"),
      cap: text.describe("What the fee leaves of the yearly fee limit"),
      result: template("count", "loss", "percent", "capital"),
    }),
  },
);

export type TowersFigure = z.output<typeof towersFigure>;

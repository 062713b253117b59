import { z } from "zod";
import { template, text, words } from "./common";

/** Words around the figures of heroes. */
export const figureWords = z.strictObject({
  label: text.describe("Word before a figure's number: Figure"),
  moving: z.strictObject({
    ...words("open reset note"),
    range: template("min", "max").describe("Below a number's name: {min} to {max}"),
    mistakes: z.strictObject({ ...words("number whole"), outside: template("min", "max") }),
  }),
});

export type FigureWords = z.output<typeof figureWords>;

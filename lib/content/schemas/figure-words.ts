import { z } from "zod";
import { group, template, text } from "./values";

/** Words around the figures of heroes. */
export const figureWords = z.strictObject({
  label: text.describe("Word before a figure's number: Figure"),
  moving: group("open reset note", {
    range: template("min", "max"),
    mistakes: group("number whole", { outside: template("min", "max") }),
  }),
});

export type FigureWords = z.output<typeof figureWords>;

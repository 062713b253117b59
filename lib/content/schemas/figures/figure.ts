import { z } from "zod";
import { markdown, text } from "../values";

/** Keys of every figure of a hero. */
export const figure = z.strictObject({
  invented: text.describe("Shown in the figure, as its numbers are invented: Invented example"),
  caption: markdown.describe("Below the controls; must say that probabilities are not shown"),
});

export const positive = z.number().positive();

export const unitsInLot = z.int().positive().describe("Units per lot");

/** Describes the `quantities` of each figure. */
export const CHANGED_BY_VISITORS = "Numbers that visitors can change";

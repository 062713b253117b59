import { z } from "zod";
import { markdown, text } from "@/lib/content/schemas/common";

const slider = z.strictObject({
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
});

/** A number of a hero's figure that a visitor may change. */
export const quantity = z
  .strictObject({
    label: text,
    start: z.number().describe("Our example; with a slider in its lower half or its middle"),
    unit: text.regex(/\{n\}/, "expected {n} in it").describe("How it is written: {n}%, ₹{n}"),
    slider: slider.optional().describe("Leave out for a number that can only be typed"),
    least: z.number().describe("The lowest number that may be typed"),
    most: z.number(),
    whole: z.boolean().optional().describe("Whether only whole numbers may be typed"),
  })
  .refine(({ start, slider: s }) => !s || start <= (s.from + s.to) / 2, {
    path: ["start"],
    error: "expected a start in the lower half or the middle of its slider",
  });

export type Quantity = z.output<typeof quantity>;

/** What every figure of a hero has. */
export const heroFigureBase = {
  invented: text.describe("In the picture, while its numbers are invented: Invented example"),
  caption: markdown.describe("Below the controls; says that how often either happens is not shown"),
};

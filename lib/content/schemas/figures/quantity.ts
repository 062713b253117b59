import { z } from "zod";
import { text } from "../values";

const slider = z.strictObject({
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
});

/** A number that visitors can change and that begins with a number of the example. */
export const quantityOfExample = z.strictObject({
  label: text,
  unit: text.regex(/\{n\}/, "expected {n} in it").describe("Format of the number: {n}%, ₹{n}"),
  slider: slider.optional().describe("A slider for the number; left out, it can only be typed"),
  least: z.number().describe("Lowest number that may be typed"),
  most: z.number().describe("Highest number that may be typed"),
  whole: z.boolean().optional().describe("If on, visitors can enter whole numbers only"),
});

/** A number of a figure that visitors can change. */
export const quantity = quantityOfExample
  .extend({
    start: z.number().describe("Initial value; with a slider, not above its middle"),
  })
  .refine(({ start, slider }) => !slider || start <= (slider.from + slider.to) / 2, {
    path: ["start"],
    error: "expected a start in the lower half or the middle of its slider",
  });

export type Quantity = z.output<typeof quantity>;

import { z } from "zod";
import { text } from "./values";

export const testimonials = z.strictObject({
  show: z.boolean().describe("false removes the section from the site"),
  notice: text,
  entries: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        content: text,
        rating: z.int().min(1).max(5),
      }),
    )
    .min(1),
});

export type Testimonials = z.output<typeof testimonials>;

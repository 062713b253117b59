import { z } from "zod";
import { group, text } from "./values";

export const testimonials = z.strictObject({
  show: z.boolean().describe("false removes the section from the site"),
  notice: text,
  entries: z.array(group("name role content", { rating: z.int().min(1).max(5) })).min(1),
});

export type Testimonials = z.output<typeof testimonials>;

import { z } from "zod";
import { text, words } from "./common";

const entry = z.strictObject({
  ...words("name role content"),
  rating: z.int().min(1).max(5),
});

export const testimonials = z.strictObject({
  show: z.boolean().describe("false removes the section from the site"),
  notice: text,
  entries: z.array(entry).min(1),
});

export type Testimonials = z.output<typeof testimonials>;

import { z } from "zod";
import { text } from "./values";

const testimonial = z.strictObject({
  name: text,
  role: text,
  content: text.describe("What the client says"),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
});

export const testimonials = z
  .strictObject({
    show: z
      .boolean()
      .describe("If on, visitors see the testimonials; if off, nothing of them is on the site"),
    notice: text.describe("Below the testimonials"),
    exampleNotice: text.describe("In its place while the entries are examples"),
    entries: z.array(testimonial),
  })
  .refine(({ show, entries }) => !show || entries.length > 0, {
    path: ["entries"],
    error: "expected at least one testimonial, or show: false from the day on which none is left",
  });

export type Testimonials = z.output<typeof testimonials>;

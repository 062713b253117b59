import { band, variant } from "@/lib/content/schemas/common";

export const testimonialsBand = variant(
  band,
  "testimonials",
  "What clients say, from content/testimonials.yaml, which may switch it off",
  {},
);

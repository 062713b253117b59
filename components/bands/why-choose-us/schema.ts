import { z } from "zod";
import { band, link, text, titled, variant } from "@/lib/content/schemas/common";

export const whyChooseUsBand = variant(
  band,
  "why-choose-us",
  "Three reasons beside a sheet of what the register should show",
  { badge: text, points: z.array(titled).length(3), check: link },
);

import { z } from "zod";
import { band, text, variant } from "@/lib/content/schemas/common";

export const comparisonBand = variant(
  band,
  "comparison",
  "A table that sets two or more things side by side",
  {
    columns: z.array(text).min(2).describe("Headings of the columns after the first"),
    rows: z.array(z.strictObject({ label: text, values: z.array(text).min(2) })).min(2),
  },
);

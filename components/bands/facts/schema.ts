import { z } from "zod";
import { band, markdown, text, variant } from "@/lib/content/schemas/common";

export const factsBand = variant(band, "facts", "Labels and values in two columns", {
  rows: z.array(z.strictObject({ label: text, value: markdown })).min(1),
});

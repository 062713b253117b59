import { z } from "zod";
import { band, markdown, variant } from "@/lib/content/schemas/common";

export const checklistBand = variant(band, "checklist", "A list of short points", {
  items: z.array(markdown).min(2),
});

import { z } from "zod";
import { band, text, titled, variant } from "@/lib/content/schemas/common";

const step = titled.extend({ figure: text.optional().describe("A time or number: 21 days") });

export const stepsBand = variant(band, "steps", "Numbered steps, three or four across", {
  items: z.array(step).min(2),
});

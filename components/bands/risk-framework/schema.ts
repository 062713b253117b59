import { z } from "zod";
import { band, markdown, text, variant } from "@/lib/content/schemas/common";

export const riskFrameworkBand = variant(
  band,
  "risk-framework",
  "Boxes with one figure each: the limits of risk",
  {
    boxes: z.array(z.strictObject({ figure: text, label: text, text: markdown })).min(2),
  },
);

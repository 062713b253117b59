import { z } from "zod";
import { band, markdown, text, titled, variant } from "@/lib/content/schemas/common";

export const suitabilityBand = variant(
  band,
  "suitability",
  "Who should and who should not buy this",
  {
    fit: z.array(z.union([markdown, titled])).min(1),
    unfit: z.array(markdown).min(1),
    against: text
      .optional()
      .describe("Over whom it is not for; the heading of the band then stands over the others"),
  },
);

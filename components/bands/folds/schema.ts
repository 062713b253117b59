import { z } from "zod";
import { band, variant } from "@/lib/content/schemas/common";

/** Of the kinds that may be folded. */
export const foldsBand = <Part extends z.ZodType>(part: Part) =>
  variant(band, "folds", "Bands of which only the headings are seen until they are opened", {
    parts: z.array(part).min(1),
    isJoined: z
      .boolean()
      .optional()
      .describe("true continues the band above; the heading is then for screen readers alone"),
  });

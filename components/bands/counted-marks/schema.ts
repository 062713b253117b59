import { z } from "zod";
import { band, markdown, text, variant } from "@/lib/content/schemas/common";

export const countedMarksBand = variant(
  band,
  "counted-marks",
  "A sentence, as its heading, beside a hundred marks of which some are filled",
  {
    count: z.int().min(1).max(99),
    label: text.describe("What the marks are, for screen readers"),
    text: markdown.describe("What is counted, with its source"),
  },
);

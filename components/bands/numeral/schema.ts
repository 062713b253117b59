import { z } from "zod";
import { band, link, markdown, text, variant } from "@/lib/content/schemas/common";

const claim = z.strictObject({ title: text, text: markdown, evidence: link });

export const numeralBand = variant(
  band,
  "numeral",
  "One numeral with what it counts, beside a claim, over further claims with their evidence",
  { numeral: text, of: text, items: z.array(claim).min(2) },
);

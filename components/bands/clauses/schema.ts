import { z } from "zod";
import { band, markdown, text, variant } from "@/lib/content/schemas/common";

const clause = z.strictObject({ id: text.optional(), title: text, text: markdown });

export const clausesBand = variant(
  band,
  "clauses",
  "Titled groups of numbered or bulleted text, long form",
  {
    items: z.array(clause).min(1),
  },
);

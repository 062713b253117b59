import { z } from "zod";
import { band, statement, variant } from "@/lib/content/schemas/common";

export const statementsBand = variant(
  band,
  "statements",
  "Claims, each with its evidence beside it",
  {
    items: z.array(statement).min(1),
  },
);

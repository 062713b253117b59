import { z } from "zod";
import { band, link, statement, variant } from "@/lib/content/schemas/common";

export const noteExtractBand = variant(
  band,
  "note-extract",
  "Statements beside the head of the note of content/sample.yaml, its key facts and what ends it",
  { items: z.array(statement).min(1), more: link.describe("Where the whole note is") },
);

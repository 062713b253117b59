import { z } from "zod";
import { band, titled, variant } from "@/lib/content/schemas/common";

export const noteSheetBand = variant(
  band,
  "note-sheet",
  "The research note of content/sample.yaml on a desk, with notes beside it",
  { margin: z.array(titled).length(4).describe("Two at its left, two at its right") },
);

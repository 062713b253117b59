import { z } from "zod";
import { referenceName, text } from "./values";

const wording = z.strictObject({
  "as-ordered": text,
  "analyst-only": text,
});

/** The owner's wording that counsel may strike, each with one for a research analyst only. */
export const words = z.strictObject({
  words: z
    .enum(["as-ordered", "analyst-only"])
    .describe("Which wording is printed; for counsel to decide"),
  texts: z.record(referenceName, wording).describe("A text prints one as {{words.contactHeading}}"),
});

export type Words = z.output<typeof words>;

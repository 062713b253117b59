import { z } from "zod";
import { referenceName, text } from "./values";

const promise = z.strictObject({
  text,
  confirm: text.describe("Who must confirm it"),
});

/** What the firm promises beyond what SEBI and the owner require. */
export const promises = z.strictObject({
  none: text.describe("Shown instead of the list while no promise is confirmed"),
  items: z.record(referenceName, promise).describe("A text prints one as {{promises.plain}}"),
});

export type Promises = z.output<typeof promises>;

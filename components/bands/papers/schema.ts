import { z } from "zod";
import { anchor, band, link, text, titled, variant } from "@/lib/content/schemas/common";

export const papersBand = variant(
  band,
  "papers",
  "Three steps, over the note, a call and its end from content/sample.yaml",
  {
    items: z.array(titled).length(3),
    message: anchor.describe("Id of the call in content/sample.yaml"),
    sums: z.array(text).describe("Labels of its sums below its end"),
    more: link,
  },
);

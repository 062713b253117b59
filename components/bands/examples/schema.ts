import { z } from "zod";
import { entry } from "@/components/bands/texts/schema";
import { band, link, titled, variant } from "@/lib/content/schemas/common";
import { anchor, text } from "@/lib/content/schemas/values";

const message = anchor.describe("Id of the call in content/sample.yaml");

/** Bands of the note and the calls of content/sample.yaml. */
export const exampleBands = [
  variant(band, "board", "How each call ended, on one line; the heading is for screen readers", {
    mark: text.describe("In the picture: that these are no results"),
    caption: text,
  }),
  variant(band, "calls", "Every call, the first one open", {}),
  variant(band, "phone-thread", "One call with its end, and the sums behind it", { message }),
  variant(band, "note-sheet", "The research note on a desk, with notes beside it", {
    margin: z.array(titled).length(4).describe("Two at its left, two at its right"),
  }),
  variant(band, "note-extract", "Statements beside the head of the note and what ends it", {
    items: z.array(entry).min(1),
    more: link.describe("Where the whole note is"),
  }),
  variant(band, "papers", "Three steps, over the note, a call and its end", {
    items: z.array(titled).length(3),
    message,
    sums: z.array(text).describe("Labels of its sums below its end"),
    more: link,
  }),
] as const;

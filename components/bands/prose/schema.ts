import { band, markdown, variant } from "@/lib/content/schemas/common";

export const proseBand = variant(band, "prose", "Running text beside its heading", {
  text: markdown,
});

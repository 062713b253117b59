import { band, text, variant } from "@/lib/content/schemas/common";

export const boardBand = variant(
  band,
  "board",
  "How each call of content/sample.yaml ended, on one line, with its heading for screen readers",
  { mark: text.describe("In the picture: that these are no results"), caption: text },
);

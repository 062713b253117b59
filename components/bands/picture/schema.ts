import { band, pictureFile, text, variant } from "@/lib/content/schemas/common";

export const pictureBand = variant(
  band,
  "picture",
  "One picture of content/pictures with its caption",
  {
    file: pictureFile,
    alt: text.describe("What the picture shows, for those who do not see it"),
    caption: text.optional(),
  },
);

import { band, variant } from "@/lib/content/schemas/common";

export const callsBand = variant(
  band,
  "calls",
  "Every call of content/sample.yaml, the first one open",
  {},
);

import { anchor, band, variant } from "@/lib/content/schemas/common";

export const phoneThreadBand = variant(
  band,
  "phone-thread",
  "One call of content/sample.yaml with its end, and the sums behind it",
  { message: anchor.describe("Its id in content/sample.yaml") },
);

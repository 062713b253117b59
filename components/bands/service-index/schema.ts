import { band, labels, link, markdown, variant } from "@/lib/content/schemas/common";

export const serviceIndexBand = variant(
  band,
  "service-index",
  "Every service with whom it is for and its lowest fee",
  { columns: labels("service", "audience", "price", "total"), note: markdown, more: link },
);

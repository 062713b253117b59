import { z } from "zod";
import { band, link, titled, variant } from "@/lib/content/schemas/common";
import { labels, markdown, text, words } from "@/lib/content/schemas/values";

/** Bands of facts that stand in firm.yaml, the services or the testimonials. */
export const firmBands = [
  variant(band, "audits", "The yearly audits of firm.yaml, newest first", {
    columns: labels("year", "status", "findings", "action"),
  }),
  variant(band, "contacts", "The only numbers and addresses that the firm uses, from firm.yaml", {
    labels: z.strictObject({
      ...words("phones", "emails", "site", "social", "address", "payment"),
      uses: labels("phone", "chat", "general", "support", "grievance"),
      noSocial: text.describe("Behind the names of channels without an address"),
    }),
    payment: markdown.describe("Where the account and the UPI ID stand"),
  }),
  variant(band, "why-choose-us", "Three reasons beside a sheet of what the register should show", {
    badge: text,
    items: z.array(titled).length(3),
    check: link,
  }),
  variant(band, "service-index", "Every service with whom it is for and its lowest fee", {
    columns: labels("service", "audience", "price", "total"),
    note: markdown,
    more: link,
  }),
  variant(band, "testimonials", "content/testimonials.yaml, which may switch it off", {}),
] as const;

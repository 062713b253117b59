import { z } from "zod";
import { band, labels, markdown, text, variant, words } from "@/lib/content/schemas/common";

export const contactsBand = variant(
  band,
  "contacts",
  "The only numbers and addresses that the firm uses, from firm.yaml",
  {
    labels: z.strictObject({
      ...words("phones", "emails", "site", "social", "address", "payment"),
      uses: labels("phone", "chat", "general", "support", "grievance"),
      noSocial: text.describe("Behind the names of channels without an address"),
    }),
    payment: markdown.describe("Where the account and the UPI ID stand"),
  },
);

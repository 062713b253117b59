import { z } from "zod";
import { anchor, labels, markdown, text, titled, variant } from "@/lib/content/schemas/common";

export const registerCheckTop = variant(
  {},
  "register-check",
  "How to check the firm on SEBI's pages, beside what they should show",
  {
    id: anchor,
    heading: text,
    intro: markdown,
    items: z.array(titled).length(3),
    refusal: labels("when", "what").describe("A check fails: what not to do then"),
    meaning: text.describe("In front of the registration disclaimer"),
  },
);

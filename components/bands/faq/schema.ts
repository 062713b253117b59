import { z } from "zod";
import { band, markdown, optionalAnchor, text, variant } from "@/lib/content/schemas/common";

export const question = z.strictObject({ id: optionalAnchor, question: text, answer: markdown });

export const faqBand = variant(
  band,
  "faq",
  "Questions that open on their answers; search engines are told of them",
  {
    isOpen: z.boolean().optional().describe("true shows the answers, for the few asked most"),
    items: z.array(question).min(1),
  },
);

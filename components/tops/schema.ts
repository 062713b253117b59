import { z } from "zod";
import { link, titled, variant } from "@/lib/content/schemas/common";
import { labels, markdown, pageAnchor, text, words } from "@/lib/content/schemas/values";

export const pageTop = z.discriminatedUnion("kind", [
  variant({}, "register-check", "How to check the firm at SEBI, and what the check should show", {
    id: pageAnchor,
    heading: text,
    intro: markdown,
    items: z.array(titled).length(3),
    refusal: labels("when", "what").describe("What not to do if a check fails"),
    meaning: text.describe("Before the registration disclaimer"),
  }),
  variant({}, "analyst", "The analyst from firm.yaml, and who else pays", {
    actions: z.array(link).length(2),
    id: pageAnchor,
    ...words("heading", "intro"),
    noPhotograph: text.describe("After the intro, if firm.yaml has no photograph"),
    others: labels("sum", "words").describe("Amounts paid by others than subscribers"),
  }),
  variant({}, "answer", "The groups of questions on the page, and one short answer", {
    ...words("question", "short", "note"),
    text: markdown,
  }),
]);

export type PageTop = z.output<typeof pageTop>;
export type TopOf<Kind extends PageTop["kind"]> = Extract<PageTop, { kind: Kind }>;

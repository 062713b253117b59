import { z } from "zod";
import { link, titled } from "./common";
import { anchor, markdown, text } from "./values";

export const pageTop = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z
      .literal("register-check")
      .describe("How to check the firm at SEBI, and what the check should show"),
    id: anchor,
    heading: text,
    intro: markdown,
    items: z.array(titled).length(3),
    refusal: z
      .strictObject({
        when: text,
        what: text,
      })
      .describe("What not to do if a check fails"),
    meaning: text.describe("Before the registration disclaimer"),
  }),
  z.strictObject({
    kind: z.literal("analyst").describe("The analyst from firm.yaml, and who else pays"),
    actions: z.array(link).length(2),
    id: anchor,
    heading: text,
    intro: text,
    noPhotograph: text.describe("After the intro, if firm.yaml has no photograph"),
    others: z
      .strictObject({
        sum: text,
        words: text,
      })
      .describe("Amounts paid by others than subscribers"),
  }),
  z.strictObject({
    kind: z.literal("answer").describe("The groups of questions on the page, and one short answer"),
    question: text,
    short: text,
    note: text,
    text: markdown,
  }),
]);

export type PageTop = z.output<typeof pageTop>;
export type TopOf<Kind extends PageTop["kind"]> = Extract<PageTop, { kind: Kind }>;

import { z } from "zod";
import { link, titled } from "./common";
import { markdown, pageAnchor, template, text } from "./values";

// Investor protection alone. A kind, as that page has no layout of its own.
const registerCheck = z.strictObject({
  kind: z
    .literal("register-check")
    .describe("How to check the firm at SEBI, and what the check should show"),
  id: pageAnchor,
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
});

// About alone. A kind, as About has no layout of its own.
const analyst = z.strictObject({
  kind: z.literal("analyst").describe("The analyst from firm.yaml, and who else pays"),
  actions: z.array(link).length(2),
  id: pageAnchor,
  heading: text,
  intro: text,
  others: z
    .strictObject({
      sum: text,
      words: text,
    })
    .describe("Amounts paid by others than subscribers"),
});

// Questions alone. A kind, as that page has no layout of its own.
const answer = z.strictObject({
  kind: z.literal("answer").describe("The groups of questions on the page, and one short answer"),
  count: template("n").describe("Beside a group: how many answers it has; may contain {n}"),
  question: text,
  short: text,
  note: text,
  text: markdown,
});

/** What a page of bands may have beside its heading. */
export const pageTop = z.discriminatedUnion("kind", [registerCheck, analyst, answer]);

export type PageTop = z.output<typeof pageTop>;
export type TopOf<Kind extends PageTop["kind"]> = Extract<PageTop, { kind: Kind }>;

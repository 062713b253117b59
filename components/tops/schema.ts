import { z } from "zod";
import { link, titled, variant } from "@/lib/content/schemas/common";
import { anchor, labels, markdown, template, text, words } from "@/lib/content/schemas/values";

/** What the top of a page shows beside its heading. */
export const pageTop = z.discriminatedUnion("kind", [
  variant({}, "register-check", "How to check the firm at SEBI, beside what that should show", {
    id: anchor,
    heading: text,
    intro: markdown,
    items: z.array(titled).length(3),
    refusal: labels("when", "what").describe("A check fails: what not to do then"),
    meaning: text.describe("In front of the registration disclaimer"),
  }),
  variant({}, "analyst", "The analyst of firm.yaml, and who else pays", {
    actions: z.array(link).length(2),
    id: anchor,
    ...words("heading", "intro"),
    noPhotograph: text.describe("Behind the intro, while firm.yaml names no photograph"),
    others: labels("sum", "words").describe("What others than subscribers pay"),
  }),
  variant({}, "answer", "The subjects of a page of questions, and one answer in a word", {
    ...words("question", "short", "note"),
    text: markdown,
  }),
  variant({}, "complaint-year", "Complaints of the twelve months up to the newest that is due", {
    received: labels("one", "other").describe("Behind their number, if all months are entered"),
    pending: template("count"),
    nonePending: text,
    due: labels("one", "other").describe("Instead, if not: {count}, {first}, {last}"),
    known: template("received", "count").describe("What is known of the months entered"),
    notEntered: text.describe("In place of a month's number, short"),
    caption: template("first", "last"),
    noComplaint: text.describe("Behind the caption, while no month entered has a complaint"),
  }),
]);

export type PageTop = z.output<typeof pageTop>;
export type TopOf<Kind extends PageTop["kind"]> = Extract<PageTop, { kind: Kind }>;

import { z } from "zod";
import { meta } from "./common";
import { isoDate, markdown, pageRoute, text } from "./values";

/** Also used as the page title. */
const { title } = meta.shape;

const announcement = z
  .strictObject({
    from: isoDate.describe("First day it is shown, in Indian time: 2026-12-01"),
    until: isoDate.describe("Last day it is shown"),
    text: markdown,
    where: z
      .array(pageRoute)
      .min(1)
      .optional()
      .describe("Pages that show it; left out, all pages do"),
  })
  .refine(({ from, until }) => until >= from, {
    path: ["until"],
    error: "expected the day of from or a later one",
  });

export const notices = z.strictObject({
  accepting: z
    .boolean()
    .describe(
      "If on, new clients are taken; if off, plans, forms and payment are closed, and the notice in Closed is shown",
    ),
  closed: z.strictObject({
    heading: text.describe("Heading of the notice on all pages"),
    chat: text.describe("Prefilled first message when a visitor opens the chat"),
    text: markdown.describe("After the heading: what continues, and how to reach the firm"),
    plan: text.max(40, "expected at most 40 characters: it takes the place of a button"),
    form: z
      .strictObject({
        lede: text,
        text: markdown,
      })
      .describe("What visitors read in place of a form"),
    payment: z
      .strictObject({
        lede: text,
        heading: title,
        text: markdown,
      })
      .describe("What visitors read in place of the bank details"),
  }),
  announcements: z
    .array(announcement)
    .default([])
    .describe("Notices at the head of pages, each from its first day to its last"),
});

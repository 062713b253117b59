import { z } from "zod";
import { isoDate, markdown, meta, route, text } from "./common";

/** It is the page's title too. */
const { title } = meta.shape;

const announcement = z
  .strictObject({
    from: isoDate.describe("First day it is shown, in India: 2026-12-01"),
    until: isoDate.describe("Last day it is shown"),
    text: markdown,
    where: z.array(route).min(1).optional(),
  })
  .refine(({ from, until }) => until >= from, {
    path: ["until"],
    error: "expected the day of from or a later one",
  });

/** Whether the firm takes new clients, and what it has to announce. */
export const notices = z.strictObject({
  accepting: z.boolean().describe("false closes plans, forms and payment with the words of closed"),
  closed: z.strictObject({
    heading: text.describe("On every page below the header, and at each page's end"),
    text: markdown.describe("After the heading: what goes on, and how to reach the firm"),
    plan: text.max(40, "expected at most 40 characters: it takes the place of a button"),
    chat: text.describe("First message of the WhatsApp links, in place of chat.message"),
    form: z.strictObject({ lede: text, text: markdown }),
    payment: z.strictObject({ heading: title, lede: text, text: markdown }),
  }),
  announcements: z.array(announcement).default([]),
});

export type Notices = z.output<typeof notices>;

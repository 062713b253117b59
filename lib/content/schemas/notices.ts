import { z } from "zod";
import { meta } from "./common";
import { group, isoDate, markdown, route, text } from "./values";

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
  closed: group("heading chat", {
    text: markdown.describe("After the heading: what goes on, and how to reach the firm"),
    plan: text.max(40, "expected at most 40 characters: it takes the place of a button"),
    form: group("lede", { text: markdown }),
    payment: group("lede", { heading: title, text: markdown }),
  }),
  announcements: z.array(announcement).default([]),
});

export type Notices = z.output<typeof notices>;

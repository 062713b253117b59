import { z } from "zod";
import { headed, heroPage, link, section, titled } from "../common";
import { sentenceWith, text } from "../values";

const planner = z.strictObject({
  heading: text,
  caption: text,
  title: z
    .strictObject({
      example: text,
      own: text,
      over: text,
    })
    .describe("May contain {left}, {over}, {cap}"),
  figure: z
    .strictObject({
      cap: text,
      plan: text,
      again: text,
      refused: text,
      further: text,
    })
    .describe("May contain {cap}, {plan}, {fee}, {month}, {n}"),
  choice: z.strictObject({
    plan: text,
    none: text,
    start: text,
    month: text,
  }),
  result: z
    .strictObject({
      empty: text,
      sum: text,
      over: text,
      contact: text,
    })
    .describe("May contain {fee}, {total}, {plan}"),
  how: headed,
  example: z.strictObject({
    once: text,
    months: text,
    plans: z
      .array(
        z.strictObject({
          plan: text,
          month: z.int().min(1).max(12),
        }),
      )
      .min(1)
      .max(2),
  }),
});

export const servicesPage = heroPage.extend({
  from: z.strictObject({
    note: text,
    limit: text,
    cap: text,
    action: link,
  }),
  list: z.strictObject({
    heading: text.describe("For screen readers"),
    link: sentenceWith("service").describe("Link at the end of a card"),
  }),
  rates: section.extend({
    columns: z.strictObject({
      plan: text,
      base: text,
      total: text,
      month: text,
      cap: text,
    }),
  }),
  planner,
  promotion: headed.extend({ cta: link }),
  highlights: z.array(titled).length(2),
});

import { z } from "zod";
import { headed, heroPage, link, section, titled } from "../common";
import { planId, sentenceWith, text } from "../values";

/** A plan that the planner shows before a visitor has chosen one. */
const firstPlan = z.strictObject({
  plan: planId.describe("Id of a plan: futures-basic-6m"),
  month: z.int().min(1).max(12).describe("Month of the planner in which it begins"),
});

const planner = z.strictObject({
  heading: text,
  caption: text,
  title: z
    .strictObject({
      example: text.describe("While the planner shows the firm's example"),
      chosen: text.describe("Once a visitor has chosen plans"),
      over: text.describe("If the chosen plans exceed the cap"),
    })
    .describe("May contain {left}, {over}, {cap}"),
  figure: z
    .strictObject({
      cap: text,
      plan: text,
      again: text.describe("How many further terms would fit"),
      refused: text.describe("If a chosen plan does not fit"),
      further: text.describe("If a further term of a chosen plan does not fit"),
    })
    .describe("May contain {cap}, {plan}, {fee}, {month}, {n}"),
  choice: z
    .strictObject({
      plan: text,
      none: text,
      start: text,
      month: text,
    })
    .describe("Labels and choices; all but none may contain {n}"),
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
    once: text.describe(
      "A plan that the cap allows once; may contain {plan}, {price}, {sum}, {cap}, {months}",
    ),
    months: text.describe("A plan that the cap allows more often; may also contain {fitting}"),
    plans: z.array(firstPlan).min(1).max(2).describe("What the planner shows first"),
  }),
});

export const servicesPage = heroPage.extend({
  from: z
    .strictObject({
      note: text.describe("Below the lowest fees"),
      limit: text.describe("Before the yearly cap"),
      cap: text.describe("After the yearly cap"),
      action: link,
    })
    .describe("Beside the heading: the lowest fee of each service, and the cap"),
  list: z.strictObject({
    heading: text.describe("For screen readers"),
    link: sentenceWith("service").describe("Link at the end of a card"),
  }),
  rates: section.extend({
    columns: z.strictObject({
      plan: text,
      base: text.describe("Fee before GST"),
      total: text,
      month: text,
      cap: text,
    }),
  }),
  planner,
  promotion: headed.extend({ cta: link }),
  highlights: z.array(titled).length(2),
});

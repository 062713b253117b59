import { z } from "zod";
import { externalUrl } from "./common";
import { isoDate, markdown, text } from "./values";

/** A share in percent: 87.7. */
const percent = z.number().positive().max(100);

/** The tax on a sale has always been below one percent: 0.05. */
const smallTax = percent.max(1, "expected a percentage below 1, such as 0.05");

/** A fact that others set or found, and where it is from. */
const sourced = z.strictObject({
  source: text.describe("Who set or found it, in which document, of which day"),
  link: externalUrl.optional().describe("Address of that document"),
  checked: isoDate.describe("Day on which somebody last compared it with its source"),
});

/** With a sentence that other files print. */
const stated = sourced.extend({
  text: markdown.describe("The sentence that other files print: {{sources.losses}}"),
});

export const sources = z.strictObject({
  losses: stated
    .extend({
      percent: percent.describe("Percent of individual traders who lost, in the newest year"),
      before: percent.describe("The same in the year before"),
      options: percent.describe("Percent of their losses that came from options"),
    })
    .describe("SEBI's study of individual traders in equity derivatives"),
  stt: stated
    .extend({
      futures: smallTax.describe("Percent of the price, on the sale of a future"),
      options: smallTax.describe("Percent of the premium, on the sale of an option"),
    })
    .describe("Securities transaction tax on derivatives"),
  tradingHours: sourced
    .extend({
      derivatives: text.describe("When futures and options trade"),
      shares: text.describe("When shares that have futures trade, before their closing auction"),
      closedBy: text.describe("When calls of one day are closed at the latest"),
    })
    .describe("Hours of the stock exchanges"),
  commodityHours: sourced
    .extend({ close: text.describe("When gold, silver and crude oil cease to trade") })
    .describe("Hours of the commodity exchanges"),
  suspended: stated
    .extend({ until: isoDate.describe("Last day of the suspension") })
    .describe("Agricultural contracts that may not be traded"),
  masterCirculars: stated.describe("The circulars before the one that is now in force"),
});

export type Sources = z.output<typeof sources>;

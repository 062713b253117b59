import { z } from "zod";
import { externalUrl } from "./common";
import { isoDate, markdown, text } from "./values";

/** A share in percent: 87.7. */
const percent = z.number().positive().max(100);

/** A fact that others set or found, and where it is from. */
const sourced = z.strictObject({
  text: markdown.describe("The sentence that other files print: {{sources.losses}}"),
  source: text.describe("Who set or found it, in which document, of which day"),
  link: externalUrl.optional().describe("Address of that document"),
  checked: isoDate.describe("Day on which somebody last compared it with its source"),
});

export const sources = z.strictObject({
  losses: sourced
    .extend({
      percent: percent.describe("Percent of individual traders who lost, in the newest year"),
      before: percent.describe("The same in the year before"),
      optionsPercent: percent.describe("Percent of all their losses that options made"),
    })
    .describe("SEBI's study of individual traders in equity derivatives"),
  stt: sourced
    .extend({
      futures: percent.describe("Percent of the price, on the sale of a future"),
      options: percent.describe("Percent of the premium, on the sale of an option"),
    })
    .describe("Securities transaction tax on derivatives"),
});

export type Sources = z.output<typeof sources>;

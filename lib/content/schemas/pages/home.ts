import { z } from "zod";
import { anyBand } from "../band";
import { actions, link, page } from "../common";
import { heroFigure } from "../figures";
import { markdown, text } from "../values";

export const homePage = page.extend({
  hero: z.strictObject({
    badge: text,
    heading: text,
    lede: text,
    fee: text.describe("The lowest fees, on a line of their own"),
    ...actions,
    figure: heroFigure,
    byline: z
      .strictObject({
        label: text.describe("Before the analyst's name"),
        registration: text,
        check: link,
        reasons: z.array(markdown).length(3).describe("Why to choose this firm, a line each"),
      })
      .describe("Foot of the hero: who writes the research"),
  }),
  bands: z.array(anyBand).min(1),
});

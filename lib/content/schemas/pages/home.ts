import { z } from "zod";
import { anyBand } from "../band";
import { actions, page } from "../common";
import { heroFigure } from "../figures";
import { text } from "../values";

export const homePage = page.extend({
  hero: z.strictObject({
    badge: text,
    heading: text,
    lede: text,
    fee: text.describe("The lowest fees, on a line of their own"),
    ...actions,
    figure: heroFigure,
  }),
  bands: z.array(anyBand).min(1),
});

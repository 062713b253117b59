import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { heroFigure } from "@/components/figures/schema";
import { shared } from "@/lib/content/schemas/shared";

/** The site's own words of the controls. */
export const words = shared.shape.figures.parse(
  parse(readFileSync("content/shared.yaml", "utf8"), { logLevel: "error" }).figures,
).moving;

const quantity = (label: string, start: number, least: number, most: number) => ({
  ...{ label, start, least, most, unit: "{n}", whole: true },
  slider: { from: least, to: most, step: 1 },
});
const base = { invented: "Invented", caption: "Either can happen." };

export const holding = heroFigure.parse({
  ...base,
  kind: "holding",
  swing: { entry: 616, stop: 598, target: 652, opened: 592, riskPercent: 1 },
  intraday: { entry: 642, stop: 635, target: 652, riskPercent: 0.5 },
  quantities: {
    capital: quantity("Capital", 200_000, 1_000, 1_000_000),
    days: quantity("Days", 5, 2, 8),
  },
  words: {
    ...{ target: "Swing {target}", example: "Loss {capital} {stop}", slip: "Jump {opened} {slip}" },
    ...{ intraday: "Day", intradayTarget: " {target}", intradayStop: "Day {stop}" },
    size: "{shares} at {entry}, {days} days, {nights} nights",
    result: "{loss} {gain} {slip} {intradayLoss} {intradayGain}",
  },
});

export const option = heroFigure.parse({
  ...base,
  kind: "option",
  lot: 75,
  bought: { name: "Call", about: "bought", strike: 20_200, premium: 116, limits: "{even} {worst}" },
  sold: {
    name: "Put",
    about: "sold",
    strike: 19_600,
    premium: 90,
    limits: "{even} {most} {worst}",
  },
  quantities: { index: quantity("Index", 19_000, 18_700, 20_900), lots: quantity("Lots", 1, 1, 5) },
  words: {
    ...{ choice: "Which", axis: "At expiry", gain: "Gain at {index}", loss: "Loss at {index}" },
    ...{ gained: "{trade} {index}: gains {amount}", lost: "{trade} {index}: loses {amount}" },
  },
});

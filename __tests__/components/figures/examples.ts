import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { heroFigure } from "@/lib/content/schemas/figures";
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
    ...{
      intradayGain: "Day",
      intradayTarget: "{target}",
      intradayLoss: "D",
      intradayStop: "{stop}",
    },
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

const lots = quantity("Lots", 1, 1, 5);

export const hedge = heroFigure.parse({
  ...base,
  ...{ kind: "hedge", level: 10_000, strike: 9_700, premium: 80, lot: 50 },
  quantities: { move: quantity("Moves by", 10, 1, 20), lots },
  words: {
    ...{ rise: "Up {move} {cost}", example: "Down {value} {move}", bare: "Bare", saved: "{saved}" },
    ...{ dearer: "{more} more", result: "{move} {hedged} {bare} {gain} {cost}" },
  },
});

export const overnight = heroFigure.parse({
  ...base,
  ...{ kind: "overnight", entry: 5_000, stop: 4_950, target: 5_100, lot: 100 },
  quantities: { gap: quantity("Opens below by", 2, 1, 4), lots },
  words: {
    ...{
      target: "Gain {target}",
      stop: "Stop {stop} {loss}",
      example: "Gap {gap}",
      night: "Night",
    },
    result: "{gap} {slip} {loss} {gain}",
  },
  hours: {
    heading: "Until",
    rows: [1, 2].map((hours) => ({ label: `Desk ${hours}`, until: "Six", hours })),
  },
});

export const towers = heroFigure.parse({
  ...base,
  ...{ kind: "towers", capital: 200_000 },
  calls: [
    { label: "One", sought: 4_000, lost: 2_000 },
    { label: "Two", sought: 6_000, lost: 3_000 },
    { label: "Three", lost: 1_500 },
  ],
  quantities: { count: quantity("At once", 2, 2, 3) },
  words: {
    ...{ sought: "Sought", noTarget: "none", example: "Loss of {capital}", cap: "Cap" },
    ...{ share: "{percent}% share", result: "{count} {loss} {percent} {capital}" },
  },
});

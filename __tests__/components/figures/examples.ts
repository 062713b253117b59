import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { shared } from "@/lib/content/schemas/shared";
import type { ShownFigure } from "@/lib/sample/shown-figure";

/** The site's own words of the controls. */
export const moving = shared.shape.figures.parse(
  parse(readFileSync("content/shared.yaml", "utf8"), { logLevel: "error" }).figures,
).moving;

const quantity = (label: string, start: number, least: number, most: number) => ({
  label,
  start,
  least,
  most,
  unit: "{n}",
  whole: true,
  slider: { from: least, to: most, step: 1 },
});
const base = { invented: "Invented", caption: "Either can happen." };
const lots = quantity("Lots", 1, 1, 5);

const swing = {
  name: "Swing",
  about: "{count} at {entry}, capital {capital}",
  nights: "Some nights.",
  side: "buy",
  entry: 616,
  stop: 598,
  target: 652,
  opened: 592,
  riskPercent: 1,
  lot: 1,
} as const;
const intraday = {
  ...swing,
  name: "Intraday",
  nights: "No night.",
  entry: 642,
  stop: 635,
  opened: undefined,
  riskPercent: 0.5,
};

/** Shares, sized by a capital. */
export const shares: ShownFigure<"call"> = {
  ...base,
  kind: "call",
  calls: [swing, intraday],
  capital: 1_000_000,
  taxPercent: 0.05,
  quantities: { capital: quantity("Capital", 200_000, 1_000, 1_000_000) },
  words: {
    choice: "Which",
    gain: "Gained at {target}",
    entry: "from {entry}",
    loss: "lost at {stop}",
    slip: "{slip} lost at {opened}",
    jump: "more",
    result: "{loss} {gain} {slip}",
    resultWithoutJump: "{loss} {gain}",
  },
};

/** A future in lots, with a gap. */
export const future: ShownFigure<"call"> = {
  ...shares,
  calls: [{ ...swing, about: "{count} lots, {value}, {times}", lot: 900 }],
  quantities: { lots, gap: { ...quantity("Gap", 4, 3, 6), whole: false } },
  words: { ...shares.words, choice: undefined, tax: "{percent}%: {atTarget} {atStop}" },
};

export const option: ShownFigure<"option"> = {
  ...base,
  kind: "option",
  taxPercent: 0.15,
  bought: {
    name: "Call",
    about: "{lots} x {units} of {strike} bought at {premium}",
    strike: 20_200,
    premium: 116,
    stop: 80,
    lot: 75,
    limits: "{even} {worst}",
    index: quantity("Index of the call", 20_100, 19_950, 20_450),
  },
  sold: {
    name: "Put",
    about: "{lots} x {units} of {strike} sold at {premium}",
    strike: 19_600,
    premium: 90,
    stop: 145,
    lot: 75,
    limits: "{even} {most} {worst} {tax} {stop} {atStop}",
    index: quantity("Index of the put", 19_000, 18_500, 19_900),
  },
  quantities: { lots },
  words: {
    choice: "Which",
    axis: "At expiry",
    gain: "Gain at {index}",
    loss: "Loss at {index}",
    gained: "{trade} {index}: gains {amount}",
    lost: "{trade} {index}: loses {amount}",
  },
};

export const hedge: ShownFigure<"hedge"> = {
  ...base,
  kind: "hedge",
  level: 10_000,
  strike: 9_700,
  premium: 80,
  lot: 50,
  quantities: { move: quantity("Moves by", 10, 1, 20), lots },
  words: {
    about: "{value} at {level}, put {strike}, {premium}, {cost}",
    bareRise: "Bare up {move}",
    rise: "Up {move}",
    fall: "Down {move}",
    bare: "Bare {move}",
    saved: "{saved}",
    dearer: "{more} more",
    result: "{move} {hedged} {bare} {gain} {cost}",
  },
};

export const together: ShownFigure<"together"> = {
  ...base,
  kind: "together",
  capital: 200_000,
  calls: [
    { label: "One", sought: 4_000, lost: 2_000 },
    { label: "Two", sought: 6_000, lost: 3_000 },
    { label: "Three", sought: undefined, lost: 1_500 },
  ],
  quantities: { count: quantity("At once", 2, 2, 3) },
  words: {
    about: "{count} calls, {capital}",
    sought: "Sought",
    noTarget: "none",
    loss: "of {count}, {percent}%",
    notTaken: "not taken",
    cap: "Cap",
    result: "{count} {loss} {percent} {capital}",
  },
};

import { z } from "zod";
import { variant } from "./common";
import { each, markdown, rupees, template, text, words } from "./values";

const positive = z.number().positive();
const slider = z.strictObject({ ...each(z.number(), "from", "to"), step: positive });

export const quantity = z
  .strictObject({
    label: text,
    start: z.number().describe("Initial value; with a slider, not above its middle"),
    unit: text.regex(/\{n\}/, "expected {n} in it").describe("Format of the number: {n}%, ₹{n}"),
    slider: slider.optional().describe("Omit for a number that can only be typed"),
    least: z.number().describe("Lowest number that may be typed"),
    most: z.number(),
    whole: z.boolean().optional().describe("true allows whole numbers only"),
  })
  .refine(({ start, slider: s }) => !s || start <= (s.from + s.to) / 2, {
    path: ["start"],
    error: "expected a start in the lower half or the middle of its slider",
  });

export type Quantity = z.output<typeof quantity>;

const changed = <Name extends string>(...names: Name[]) =>
  z.strictObject(each(quantity, ...names)).describe("Numbers that visitors can change");

const base = {
  invented: text.describe("Shown in the figure, as its numbers are invented: Invented example"),
  caption: markdown.describe("Below the controls; must say that probabilities are not shown"),
};

/** Descriptions for editors. */
const ABOUT = {
  leverage: "One trade: target above the line, stop-loss and a gap past it below",
  "stop-loss": "One call in shares, above and below the line, for a capital and a stop-loss",
  holding: "Two bars on one scale: a swing trade held for days, and an intraday trade",
  option: "Gain and loss of a bought call or a sold put at expiry; the axis is the range of index",
  hedge: "Three rows on one scale: the market rises, falls with a hedge, falls without one",
  overnight:
    "One contract by day and by night: target, stop-loss and a gap past it, with opening hours",
  towers:
    "Calls taken together: a tower for each target above all losses, with the fee and the cap",
};

const figure = <Kind extends keyof typeof ABOUT, Own extends z.ZodRawShape>(kind: Kind, own: Own) =>
  variant(base, kind, ABOUT[kind], own);

const riskPercent = positive.describe("Loss at the stop-loss, in percent of the capital");
const unitsInLot = z.int().positive().describe("Units per lot");

/** Texts of a trade with target and stop-loss, as prices or as distances in percent. */
const stopWords = {
  target: template("target"),
  stop: template("stop"),
  example: template("capital"),
  result: template("loss", "gain", "slip"),
};

const leverage = figure("leverage", {
  capital: rupees,
  reward: positive.describe("Target distance per unit of risk"),
  gap: positive.describe("Gap past the stop-loss, in percent"),
  quantities: changed("leverage", "risk"),
  words: z.strictObject({ ...stopWords, slip: template("gap", "slip") }),
});

const stopLoss = figure("stop-loss", {
  ...each(positive, "entry", "target"),
  opened: positive.describe("Opening price past the stop-loss"),
  riskPercent,
  quantities: changed("capital", "stop"),
  words: z.strictObject({
    ...stopWords,
    size: template("entry", "count", "risk"),
    slip: template("opened", "slip"),
  }),
});

const levels = { ...each(positive, "entry", "stop", "target"), riskPercent };
const opened = positive.describe("Opening price after a night, past the stop-loss");

const holding = figure("holding", {
  swing: z.strictObject({ ...levels, opened }),
  intraday: z.strictObject(levels),
  quantities: changed("capital", "days"),
  words: z.strictObject({
    ...each(template("target"), "target", "intradayTarget"),
    example: template("capital", "stop"),
    slip: template("opened", "slip"),
    ...words("intradayGain intradayLoss"),
    intradayStop: template("stop").describe("Phones do not show it, nor intradayTarget"),
    size: template("shares", "entry", "days", "nights"),
    result: template("loss", "gain", "slip", "intradayLoss", "intradayGain"),
  }),
});

const optionTrade = z.strictObject({
  ...words("name", "about"),
  ...each(positive, "strike", "premium"),
  limits: template("even", "most", "worst"),
});

const option = figure("option", {
  lot: unitsInLot,
  bought: optionTrade.describe("A call"),
  sold: optionTrade.describe("A put; shown first"),
  quantities: changed("index", "lots"),
  words: z.strictObject({
    choice: text.describe("Name of the switch between the trades, for screen readers"),
    axis: text,
    ...each(template("index"), "gain", "loss"),
    ...each(template("trade", "index", "amount"), "gained", "lost"),
  }),
});

const hedge = figure("hedge", {
  level: positive.describe("Index points"),
  ...each(positive, "strike", "premium"),
  lot: unitsInLot,
  quantities: changed("move", "lots"),
  words: z.strictObject({
    rise: template("move", "cost"),
    example: template("value", "move"),
    bare: text,
    saved: template("saved"),
    dearer: template("more").describe("Replaces saved if the put costs more than it pays"),
    result: template("move", "hedged", "bare", "gain", "cost"),
  }),
});

const hours = z.strictObject({
  ...words("label", "until"),
  hours: positive.describe("Hours from the start of the day"),
});

const overnight = figure("overnight", {
  ...each(positive.describe("Price per unit"), "entry", "stop", "target"),
  lot: unitsInLot,
  quantities: changed("gap", "lots"),
  words: z.strictObject({
    target: template("target"),
    stop: template("stop", "loss"),
    example: template("gap"),
    night: text.describe("Shown at night: nobody answers"),
    result: template("gap", "slip", "loss", "gain"),
  }),
  hours: z.strictObject({
    heading: text,
    rows: z.array(hours).min(2).describe("Who trades or answers, and until when"),
  }),
});

const call = z.strictObject({
  label: text,
  sought: rupees.optional().describe("Gain at the target; omit without a target"),
  lost: rupees.describe("Largest loss that is counted"),
});

const towers = figure("towers", {
  capital: rupees,
  calls: z.array(call).min(2).max(4),
  quantities: changed("count"),
  words: z.strictObject({
    sought: text.describe("What the towers show"),
    noTarget: text.describe("Replaces the amount of a call without a target"),
    example: template("capital", "count"),
    share: template("percent", "capital"),
    cap: text.describe("What remains of the yearly fee cap"),
    result: template("count", "loss", "percent", "capital"),
  }),
});

/** Interactive figures of heroes; each kind is an island in this folder. */
export const heroFigure = z.discriminatedUnion("kind", [
  leverage,
  stopLoss,
  holding,
  option,
  hedge,
  overnight,
  towers,
]);

export type HeroFigure = z.output<typeof heroFigure>;

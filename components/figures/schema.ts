import { z } from "zod";
import { variant } from "@/lib/content/schemas/common";
import { each, markdown, rupees, template, text, words } from "@/lib/content/schemas/values";

const positive = z.number().positive();
const slider = z.strictObject({ ...each(z.number(), "from", "to"), step: positive });

/** A number of a figure that a visitor may change. */
export const quantity = z
  .strictObject({
    label: text,
    start: z.number().describe("Our example; with a slider in its lower half or its middle"),
    unit: text.regex(/\{n\}/, "expected {n} in it").describe("How it is written: {n}%, ₹{n}"),
    slider: slider.optional().describe("Leave out for a number that can only be typed"),
    least: z.number().describe("The lowest number that may be typed"),
    most: z.number(),
    whole: z.boolean().optional().describe("Whether only whole numbers may be typed"),
  })
  .refine(({ start, slider: s }) => !s || start <= (s.from + s.to) / 2, {
    path: ["start"],
    error: "expected a start in the lower half or the middle of its slider",
  });

export type Quantity = z.output<typeof quantity>;

const changed = <Name extends string>(...names: Name[]) =>
  z.strictObject(each(quantity, ...names)).describe("What a visitor may change");

/** What every figure of a hero has. */
const base = {
  invented: text.describe("In the picture, while its numbers are invented: Invented example"),
  caption: markdown.describe("Below the controls; says that how often either happens is not shown"),
};

/** What editors read on each kind. */
const ABOUT = {
  leverage: "Fields above and below the line: the target, the stop-loss, and a gap past it",
  "stop-loss": "Fields above and below the line: one call in shares for a capital and a stop-loss",
  holding: "Two bars on one scale: a swing trade held for days, and an intraday trade",
  option:
    "What a bought call and a sold put gain and lose on the day they expire, one at a time; the picture ends at the least and the most of the index",
  hedge: "Three rows on one scale: the market rises, it falls with a hedge, it falls without one",
  overnight:
    "One contract by day and by night: target, stop-loss, and a gap past it; below, the hours",
  towers:
    "Calls taken at once: a tower for each target over a slab of all their losses; the fee and the cap",
};

/** A kind of figure: what all have, and its own keys. */
const figure = <Kind extends keyof typeof ABOUT, Own extends z.ZodRawShape>(kind: Kind, own: Own) =>
  variant(base, kind, ABOUT[kind], own);

const riskPercent = positive.describe("Per cent of the capital that the stop-loss takes");
const unitsInLot = z.int().positive().describe("Units in one lot");

/** Words of a trade with a target and a stop-loss; the prices, or what they are away in per cent. */
const stopWords = {
  target: template("target"),
  stop: template("stop"),
  example: template("capital"),
  result: template("loss", "gain", "slip"),
};

const leverage = figure("leverage", {
  capital: rupees,
  reward: positive.describe("What is sought for one unit of risk"),
  gap: positive.describe("Per cent that the price jumps past the stop-loss"),
  quantities: changed("leverage", "risk"),
  words: z.strictObject({ ...stopWords, slip: template("gap", "slip") }),
});

const stopLoss = figure("stop-loss", {
  ...each(positive, "entry", "target"),
  opened: positive.describe("Where the price opened, past the stop-loss"),
  riskPercent,
  quantities: changed("capital", "stop"),
  words: z.strictObject({
    ...stopWords,
    size: template("entry", "count", "risk"),
    slip: template("opened", "slip"),
  }),
});

const levels = { ...each(positive, "entry", "stop", "target"), riskPercent };
const opened = positive.describe("Where it opens after a night, past the stop-loss");

const holding = figure("holding", {
  swing: z.strictObject({ ...levels, opened }),
  intraday: z.strictObject(levels),
  quantities: changed("capital", "days"),
  words: z.strictObject({
    ...each(template("target"), "target", "intradayTarget"),
    example: template("capital", "stop"),
    slip: template("opened", "slip"),
    intraday: text.describe("Its name, before its target"),
    intradayStop: template("stop"),
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
    choice: text.describe("Name of the switch, for screen readers"),
    axis: text,
    ...each(template("index"), "gain", "loss"),
    ...each(template("trade", "index", "amount"), "gained", "lost"),
  }),
});

const hedge = figure("hedge", {
  level: positive.describe("Points of the index"),
  ...each(positive, "strike", "premium"),
  lot: unitsInLot,
  quantities: changed("move", "lots"),
  words: z.strictObject({
    rise: template("move", "cost"),
    example: template("value", "move"),
    bare: text,
    saved: template("saved"),
    dearer: template("more").describe("Instead, after a fall in which it costs more than it saves"),
    result: template("move", "hedged", "bare", "gain", "cost"),
  }),
});

const hours = z.strictObject({
  ...words("label", "until"),
  hours: positive.describe("From the start of the day until then"),
});

const overnight = figure("overnight", {
  ...each(positive.describe("Price of one unit"), "entry", "stop", "target"),
  lot: unitsInLot,
  quantities: changed("gap", "lots"),
  words: z.strictObject({
    target: template("target"),
    stop: template("stop", "loss"),
    example: template("gap"),
    night: text.describe("In the night: that nobody answers"),
    result: template("gap", "slip", "loss", "gain"),
  }),
  hours: z.strictObject({
    heading: text,
    rows: z.array(hours).min(2).describe("Who trades or answers until when"),
  }),
});

const call = z.strictObject({
  label: text,
  sought: rupees.optional().describe("The gain at its target; leave out if it has none"),
  lost: rupees.describe("The most that is counted as lost"),
});

const towers = figure("towers", {
  capital: rupees,
  calls: z.array(call).min(2).max(4),
  quantities: changed("count"),
  words: z.strictObject({
    sought: text.describe("What the towers are"),
    noTarget: text.describe("In place of the amount of a call without a target"),
    example: template("capital"),
    share: template("percent", "capital"),
    cap: text.describe("What the fee leaves of the yearly fee limit"),
    result: template("count", "loss", "percent", "capital"),
  }),
});

/** Figures of a hero that answer a visitor's numbers; each kind is an island of this folder. */
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

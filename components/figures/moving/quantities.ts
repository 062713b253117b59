import type { FigureOf } from "@/lib/content/schemas/figure";
import { leverageAxis } from "../geometry/leverage-bands";

/** Kinds of figures whose numbers a visitor may change. */
export type MovingKind = "option-payoffs" | "leverage-bands" | "position-size";
export type MovingFigure = FigureOf<MovingKind>;

/** A number of a figure that a visitor may change. */
export interface Quantity {
  /** Its key in the figure and in the words of content. */
  name: string;
  value: number;
  /** What may be typed. */
  min: number;
  max: number;
  /** Ends of the slider, which may reach less far, and the distance between its stops. */
  from: number;
  to: number;
  step: number;
  /** Only whole numbers. */
  isWhole?: boolean;
}

/** Highest price in rupees; the most expensive listed share is below it. */
const MOST_PRICE = 200_000;
/** Lowest price and price step, in rupees. */
const TICK = 0.05;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The largest 1, 2 or 5 times a power of ten that is not above the number. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const factor = [5, 2, 1].find((nice) => nice * power <= most * (1 + 1e-9)) ?? 1;
  return Number((factor * power).toPrecision(1));
}

/** A quantity; a step of its slider is at least a tick. */
function quantity(
  name: string,
  value: number,
  [min, max]: readonly [min: number, max: number],
  [from, to, step]: readonly [from: number, to: number, step: number],
): Quantity {
  const ends = { from: hundredths(from), to: hundredths(to) };
  return { name, value, min, max, ...ends, step: Math.max(TICK, step) };
}

/** Per cent of the capital at risk; guidelines are far below the maximum. */
function riskQuantity(value: number, scaleValue: number): Quantity {
  const most = Math.max(5, Math.ceil(scaleValue));
  return quantity("riskPercent", value, [0.25, most], [0.25, most, 0.25]);
}

/** The quantities of each kind, in the order of the controls. */
const QUANTITIES: {
  [Kind in MovingKind]: (scale: FigureOf<Kind>, figure: FigureOf<Kind>) => Quantity[];
} = {
  "option-payoffs": (scale, { strike, callPremium, putPremium }) => {
    const most = Math.max(scale.callPremium, scale.putPremium);
    // The slider has a step at content's strike.
    const strikeStep = Math.max(TICK, roundStep(most / 4));
    const stops = Math.floor(Math.min(2 * most, scale.strike / 2) / strikeStep);
    const reach = Math.max(1, stops) * strikeStep;
    const strikes = [scale.strike - reach, scale.strike + reach, strikeStep] as const;
    const step = Math.max(TICK, roundStep(most / 8));
    const end = Math.max(2 * step, Math.min(2 * most, scale.strike / 2));
    return [
      quantity("strike", strike, [1, MOST_PRICE], strikes),
      quantity("callPremium", callPremium, [TICK, MOST_PRICE], [step, end, step]),
      quantity("putPremium", putPremium, [TICK, MOST_PRICE], [step, end, step]),
    ];
  },
  "leverage-bands": (scale, { example }) => {
    const [least, max] = leverageAxis(scale);
    const min = Math.max(0.5, least);
    return [
      quantity("leverage", example.leverage, [min, max], [min, max, 0.5]),
      riskQuantity(example.riskPercent, scale.riskPercent[1]),
    ];
  },
  "position-size": (scale, { capital, riskPercent, entry, stop, lotSize }) => {
    const capitalStep = roundStep(scale.capital / 20);
    const entries = [scale.entry / 2, scale.entry * 2, roundStep(scale.entry / 200)] as const;
    const stopStep = Math.max(TICK, roundStep(entry / 500));
    const stopReach = Math.max(entry * 0.1, 2 * (entry - scale.stop));
    const stops = [Math.max(TICK, entry - stopReach), entry - stopStep, stopStep] as const;
    const lotStep = Math.max(1, roundStep(scale.lotSize / 20));
    const lots = [Math.max(2, lotStep), scale.lotSize * 4, lotStep] as const;
    const most = [capitalStep, scale.capital * 4, capitalStep] as const;
    return [
      quantity("capital", capital, [1_000, 100_000_000], most),
      riskQuantity(riskPercent, scale.riskPercent),
      quantity("entry", entry, [1, MOST_PRICE], entries),
      quantity("stop", stop, [TICK, MOST_PRICE], stops),
      // Shares are bought one by one.
      ...(scale.lotSize > 1
        ? [{ ...quantity("lotSize", lotSize, [2, 20_000], lots), isWhole: true }]
        : []),
    ];
  },
};

/**
 * @param scale the figure that sets the sliders: content's, or the one typed beyond them
 * @param figure the same with a visitor's numbers
 */
export function quantitiesOf(scale: MovingFigure, figure: MovingFigure): Quantity[] {
  // Safe: the map has a function for each kind, and both figures are of one kind.
  const list = QUANTITIES[scale.kind] as (scale: MovingFigure, figure: MovingFigure) => Quantity[];
  return list(scale, figure);
}

/** The figure with another number. */
export function withQuantity(figure: MovingFigure, name: string, value: number): MovingFigure {
  return figure.kind === "leverage-bands"
    ? { ...figure, example: { ...figure.example, [name]: value } }
    : { ...figure, [name]: value };
}

/** The inconsistency of numbers that are each within limits, at the quantity to change. */
export function clashOf(
  figure: MovingFigure,
): { name: string; mistake: "stop" | "premium" } | undefined {
  if (figure.kind === "position-size" && figure.stop >= figure.entry) {
    return { name: "stop", mistake: "stop" };
  }
  if (figure.kind === "option-payoffs") {
    if (figure.callPremium >= figure.strike) return { name: "callPremium", mistake: "premium" };
    if (figure.putPremium >= figure.strike) return { name: "putPremium", mistake: "premium" };
  }
  return undefined;
}

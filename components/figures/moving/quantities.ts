import type { Figure, FigureOf } from "@/lib/content/schemas/figure";
import { leverageAxis } from "../leverage-bands";

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
  isWhole?: boolean;
}

/** Lowest price and price step, in rupees. */
const TICK = 0.05;
/** The most expensive listed share is below the highest price. */
const PRICE = { min: 1, max: 200_000 };
const SMALL_PRICE = { ...PRICE, min: TICK };

/** The largest 1, 2 or 5 times a power of ten that is not above the number; at least a tick. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const factor = [5, 2, 1].find((nice) => nice * power <= most * (1 + 1e-9)) ?? 1;
  return Math.max(TICK, Number((factor * power).toPrecision(1)));
}

function slider(from: number, to: number, step: number) {
  return { from: Math.round(from * 100) / 100, to: Math.round(to * 100) / 100, step };
}

/** Per cent of the capital at risk; guidelines are far below the maximum. */
function riskQuantity(value: number, scaleValue: number): Quantity {
  const [min, max] = [0.25, Math.max(5, Math.ceil(scaleValue))];
  return { name: "riskPercent", value, min, max, ...slider(min, max, 0.25) };
}

/** The quantities of each kind, in the order of the controls. */
const QUANTITIES: {
  [Kind in MovingKind]: (scale: FigureOf<Kind>, figure: FigureOf<Kind>) => Quantity[];
} = {
  "option-payoffs": (scale, { strike, callPremium, putPremium }) => {
    const most = Math.max(scale.callPremium, scale.putPremium);
    const end = Math.min(2 * most, scale.strike / 2);
    const step = roundStep(most / 4);
    // A whole number of steps, so that the slider has one at content's strike.
    const reach = Math.floor(end / step) * step;
    const strikes = slider(scale.strike - reach, scale.strike + reach, step);
    const premiumStep = roundStep(most / 8);
    const premiums = { ...SMALL_PRICE, ...slider(premiumStep, end, premiumStep) };
    return [
      { name: "strike", value: strike, ...PRICE, ...strikes },
      { name: "callPremium", value: callPremium, ...premiums },
      { name: "putPremium", value: putPremium, ...premiums },
    ];
  },
  "leverage-bands": (scale, { example: { leverage, riskPercent } }) => {
    const [least, max] = leverageAxis(scale);
    const min = Math.max(0.5, least);
    return [
      { name: "leverage", value: leverage, min, max, ...slider(min, max, 0.5) },
      riskQuantity(riskPercent, scale.riskPercent[1]),
    ];
  },
  "position-size": (scale, { capital, riskPercent, entry, stop, lotSize }) => {
    const capitalStep = roundStep(scale.capital / 20);
    const capitals = slider(capitalStep, scale.capital * 4, capitalStep);
    const entries = slider(scale.entry / 2, scale.entry * 2, roundStep(scale.entry / 200));
    const stopStep = roundStep(entry / 500);
    const stopReach = Math.max(entry * 0.1, 2 * (entry - scale.stop));
    const stops = slider(Math.max(TICK, entry - stopReach), entry - stopStep, stopStep);
    const lotStep = Math.max(1, roundStep(scale.lotSize / 20));
    const lots = slider(Math.max(2, lotStep), scale.lotSize * 4, lotStep);
    const lot = { name: "lotSize", value: lotSize, min: 2, max: 20_000, ...lots, isWhole: true };
    return [
      { name: "capital", value: capital, min: 1_000, max: 100_000_000, ...capitals },
      riskQuantity(riskPercent, scale.riskPercent),
      { name: "entry", value: entry, ...PRICE, ...entries },
      { name: "stop", value: stop, ...SMALL_PRICE, ...stops },
      // Shares are bought one by one.
      ...(scale.lotSize > 1 ? [lot] : []),
    ];
  },
};

export function isMoving(figure: Figure): figure is MovingFigure {
  return figure.kind in QUANTITIES;
}

/** The quantities of a figure with a visitor's numbers; the other figure sets the sliders. */
export function quantitiesOf(scale: MovingFigure, figure: MovingFigure): Quantity[] {
  // Safe: the map has a function for each kind, and both figures are of one kind.
  const list = QUANTITIES[scale.kind] as (scale: MovingFigure, figure: MovingFigure) => Quantity[];
  return list(scale, figure);
}

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

/** The largest 1, 2 or 5 times a power of ten that is not above the number. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const factor = [5, 2, 1].find((nice) => nice * power <= most * (1 + 1e-9)) ?? 1;
  return Number((factor * power).toPrecision(1));
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Most rupees for one unit; the dearest share of the exchanges is below it. */
const MOST_PRICE = 200_000;
/** Least rupees for one unit: a tick. */
const TICK = 0.05;

/** A slider from one end to the other; a step is at least a tick. */
function slider(from: number, to: number, step: number) {
  return { from: hundredths(from), to: hundredths(to), step: Math.max(TICK, step) };
}

/** Per cent of the capital at risk; guidelines are far below the most. */
const riskPercent = (value: number, most: number) => {
  const limits = { min: 0.25, max: most };
  return { name: "riskPercent", value, ...limits, ...slider(0.25, most, 0.25) };
};

/** What may be changed, in the order of the controls, by the figure that sets the sliders. */
const QUANTITIES: {
  [Kind in MovingKind]: (scale: FigureOf<Kind>, figure: FigureOf<Kind>) => Quantity[];
} = {
  "option-payoffs": (scale, figure) => {
    const most = Math.max(scale.callPremium, scale.putPremium);
    // The strike of content is a stop of its slider.
    const strikeStep = Math.max(TICK, roundStep(most / 4));
    const stops = Math.floor(Math.min(2 * most, scale.strike / 2) / strikeStep);
    const reach = Math.max(1, stops) * strikeStep;
    const step = Math.max(TICK, roundStep(most / 8));
    const premium = (name: "callPremium" | "putPremium") => {
      const limits = { min: TICK, max: MOST_PRICE };
      const end = Math.max(2 * step, Math.min(2 * most, scale.strike / 2));
      return { name, value: figure[name], ...limits, ...slider(step, end, step) };
    };
    return [
      {
        ...{ name: "strike", value: figure.strike, min: 1, max: MOST_PRICE },
        ...slider(scale.strike - reach, scale.strike + reach, strikeStep),
      },
      premium("callPremium"),
      premium("putPremium"),
    ];
  },
  "leverage-bands": (scale, { example }) => {
    const [least, max] = leverageAxis(scale);
    const min = Math.max(0.5, least);
    return [
      { name: "leverage", value: example.leverage, min, max, ...slider(min, max, 0.5) },
      riskPercent(example.riskPercent, Math.max(5, Math.ceil(scale.riskPercent[1]))),
    ];
  },
  "position-size": (scale, figure) => {
    const { capital, entry, stop, lotSize } = figure;
    const capitalStep = roundStep(scale.capital / 20);
    const stopStep = Math.max(TICK, roundStep(entry / 500));
    const stopReach = Math.max(entry * 0.1, 2 * (entry - scale.stop));
    const lotStep = Math.max(1, roundStep(scale.lotSize / 20));
    return [
      {
        ...{ name: "capital", value: capital, min: 1_000, max: 100_000_000 },
        ...slider(capitalStep, scale.capital * 4, capitalStep),
      },
      riskPercent(figure.riskPercent, Math.max(5, Math.ceil(scale.riskPercent))),
      {
        ...{ name: "entry", value: entry, min: 1, max: MOST_PRICE },
        ...slider(scale.entry / 2, scale.entry * 2, roundStep(scale.entry / 200)),
      },
      {
        ...{ name: "stop", value: stop, min: TICK, max: MOST_PRICE },
        ...slider(Math.max(TICK, entry - stopReach), entry - stopStep, stopStep),
      },
      // Shares are bought one by one.
      ...(scale.lotSize > 1
        ? [
            {
              ...{ name: "lotSize", value: lotSize, min: 2, max: 20_000, isWhole: true },
              ...slider(Math.max(2, lotStep), scale.lotSize * 4, lotStep),
            },
          ]
        : []),
    ];
  },
};

/**
 * @param scale the figure that sets the sliders: content's, or what was typed beyond its sliders
 * @param figure the same with the numbers of a visitor
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

/** What makes numbers, each within its limits, not fit together, at the quantity to be changed. */
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

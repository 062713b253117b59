import { type MovingFigure, type Quantity, quantitiesOf } from "./quantities";

/** A figure whose numbers a visitor changes. */
export interface MovedFigure {
  /** Sets the sliders and axes: content's figure, or the one typed beyond the sliders. */
  scale: MovingFigure;
  /** With the last valid number of each quantity. */
  wanted: MovingFigure;
  /** The last one whose numbers are consistent, which is drawn. */
  shown: MovingFigure;
  /** The typed text of fields, valid or not. */
  typed: Readonly<Record<string, string | undefined>>;
}

export type Change =
  | { kind: "typed"; name: string; text: string }
  | { kind: "slid"; name: string; value: number }
  | { kind: "reset"; to: MovingFigure };

type Mistake = "number" | "whole" | "outside" | "stop" | "premium";

export function startOf(start: MovingFigure): MovedFigure {
  return { scale: start, wanted: start, shown: start, typed: {} };
}

/**
 * Parses a typed number such as 5,00,000, ₹2000 or 1.5 %, rounded to hundredths.
 * @returns undefined for anything else, also for a number below zero
 */
export function parseNumber(typed: string): number | undefined {
  const digits = typed.replace(/[\s,₹%×]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}

/** What is wrong with a text in a quantity's field. */
function mistakeIn(text: string, { min, max, isWhole }: Quantity): Mistake | undefined {
  const value = parseNumber(text);
  if (value === undefined) return "number";
  if (isWhole && !Number.isInteger(value)) return "whole";
  return value < min || value > max ? "outside" : undefined;
}

/** The inconsistency of numbers that are each within limits, at the quantity to change. */
function clashOf(figure: MovingFigure): [name: string, mistake: Mistake] | undefined {
  if (figure.kind === "position-size" && figure.stop >= figure.entry) return ["stop", "stop"];
  if (figure.kind !== "option-payoffs") return undefined;
  const premiums = ["callPremium", "putPremium"] as const;
  const clashing = premiums.find((name) => figure[name] >= figure.strike);
  return clashing && [clashing, "premium"];
}

/** Applies a visitor's number; an invalid one stays in its field without changing the drawing. */
export function changeFigure(moved: MovedFigure, change: Change): MovedFigure {
  if (change.kind === "reset") return startOf(change.to);
  const { name } = change;
  const text = change.kind === "typed" ? change.text : undefined;
  const value = change.kind === "typed" ? parseNumber(change.text) : change.value;
  const next = { ...moved, typed: { ...moved.typed, [name]: text } };
  const quantity = quantitiesOf(moved.scale, moved.wanted).find((one) => one.name === name);
  if (!quantity || value === undefined) return next;
  if (text !== undefined && mistakeIn(text, quantity)) return next;
  const wanted: MovingFigure =
    moved.wanted.kind === "leverage-bands"
      ? { ...moved.wanted, example: { ...moved.wanted.example, [name]: value } }
      : { ...moved.wanted, [name]: value };
  if (clashOf(wanted)) return { ...next, wanted };
  const isBeyond = value < quantity.from || value > quantity.to;
  return { ...next, wanted, shown: wanted, scale: isBeyond ? wanted : moved.scale };
}

/** The mistake in each quantity's field, by name. */
export function mistakesOf({ scale, wanted, typed }: MovedFigure): Map<string, Mistake> {
  const clash = clashOf(wanted);
  const mistakes = new Map<string, Mistake>(clash && [clash]);
  for (const quantity of quantitiesOf(scale, wanted)) {
    const text = typed[quantity.name];
    const mistake = text === undefined ? undefined : mistakeIn(text, quantity);
    if (mistake) mistakes.set(quantity.name, mistake);
  }
  return mistakes;
}

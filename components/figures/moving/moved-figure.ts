import {
  clashOf,
  type MovingFigure,
  type Quantity,
  quantitiesOf,
  withQuantity,
} from "./quantities";

/** A figure whose numbers a visitor changes. */
export interface MovedFigure {
  /** As in content. */
  start: MovingFigure;
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
  | { kind: "reset" };

export type Mistake = "number" | "whole" | "outside" | "stop" | "premium";

export function startOf(start: MovingFigure): MovedFigure {
  return { start, scale: start, wanted: start, shown: start, typed: {} };
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

/** Applies a visitor's number; an invalid one stays in its field without changing the drawing. */
export function changeFigure(moved: MovedFigure, change: Change): MovedFigure {
  if (change.kind === "reset") return startOf(moved.start);
  const { name } = change;
  const text = change.kind === "typed" ? change.text : undefined;
  const value = change.kind === "typed" ? parseNumber(change.text) : change.value;
  const next = { ...moved, typed: { ...moved.typed, [name]: text } };
  const quantity = quantitiesOf(moved.scale, moved.wanted).find((one) => one.name === name);
  if (!quantity || value === undefined) return next;
  if (text !== undefined && mistakeIn(text, quantity)) return next;
  const wanted = withQuantity(moved.wanted, name, value);
  if (clashOf(wanted)) return { ...next, wanted };
  const isBeyond = value < quantity.from || value > quantity.to;
  return { ...next, wanted, shown: wanted, scale: isBeyond ? wanted : moved.scale };
}

/** The mistake in each quantity's field, by name. */
export function mistakesOf({ scale, wanted, typed }: MovedFigure): Map<string, Mistake> {
  const mistakes = new Map<string, Mistake>();
  const clash = clashOf(wanted);
  if (clash) mistakes.set(clash.name, clash.mistake);
  for (const quantity of quantitiesOf(scale, wanted)) {
    const text = typed[quantity.name];
    const mistake = text === undefined ? undefined : mistakeIn(text, quantity);
    if (mistake) mistakes.set(quantity.name, mistake);
  }
  return mistakes;
}

import { useEffect, useState } from "react";
import { formatNumber } from "./formats";
import type { Quantity } from "./schema";

type Limits = Pick<Quantity, "least" | "most" | "whole">;

/**
 * Parses a typed number such as 5,00,000, ₹2000 or 1.5 %, rounded to hundredths, that must be
 * between two others.
 * @returns what is wrong with it, if anything is; a sign is no part of a number
 */
export function readNumber(typed: string, { least, most, whole }: Limits) {
  const digits = typed.replace(/[\s,₹%×x]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return "number";
  const value = Math.round(Number(digits) * 100) / 100;
  if (whole && !Number.isInteger(value)) return "whole";
  return value < least || value > most ? "outside" : value;
}

type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;

/** For each name what `pick` gives for its quantity. */
function mapOf<Name extends string, T>(all: Quantities<Name>, pick: (one: Quantity) => T) {
  const entries = Object.entries<Quantity>(all).map(([name, one]) => [name, pick(one)]);
  return Object.fromEntries(entries) as Record<Name, T>;
}

/** What is in an input of the page; nothing if there is no such input. */
function inputValue(id: string): string | undefined {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : undefined;
}

/** A number that is changed, with what is in its field, valid or not. */
interface NumberField extends Quantity {
  name: string;
  value: number;
  text: string;
  type: (text: string) => void;
}

/** What the controls of a figure need. */
export interface FigureNumbers {
  /** Begins the ids of the controls; a page may have several figures. */
  id: string;
  fields: readonly NumberField[];
  reset: () => void;
}

/** The numbers that a visitor changes; a wrong one stays in its field and changes nothing. */
export function useNumbers<Name extends string>(
  all: Quantities<Name>,
  id = "hero",
): FigureNumbers & { values: Readonly<Record<Name, number>> } {
  const starts = () => mapOf(all, ({ start }) => start);
  const startTexts = () => mapOf(all, ({ start }) => formatNumber(start));
  const [values, setValues] = useState(starts);
  const [texts, setTexts] = useState(startTexts);
  const reset = () => {
    setValues(starts);
    setTexts(startTexts);
  };
  const fields = (Object.keys(all) as Name[]).map(
    (name): NumberField => ({
      ...all[name],
      name,
      value: values[name],
      text: texts[name],
      type: (text: string) => {
        setTexts((old) => ({ ...old, [name]: text }));
        const value = readNumber(text, all[name]);
        if (typeof value === "number") setValues((old) => ({ ...old, [name]: value }));
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was changed before hydration
  useEffect(() => {
    for (const { name, start, type } of fields) {
      const slider = inputValue(`${id}-${name}`);
      if (slider !== undefined && Number(slider) !== start) type(formatNumber(Number(slider)));
      const own = inputValue(`${id}-own-${name}`);
      if (own !== undefined && own !== formatNumber(start)) type(own);
    }
  }, []);
  return { id, values, fields, reset };
}

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
  const names = Object.keys(all) as Name[];
  const mapOf = <T>(pick: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<Name, T>;
  const begin = () =>
    mapOf((name) => ({ value: all[name].start, text: formatNumber(all[name].start) }));
  const [typed, setTyped] = useState(begin);
  const fields = names.map(
    (name): NumberField => ({
      ...all[name],
      ...typed[name],
      name,
      type: (text: string) => {
        const read = readNumber(text, all[name]);
        setTyped((old) => {
          const value = typeof read === "number" ? read : old[name].value;
          return { ...old, [name]: { value, text } };
        });
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was changed before hydration
  useEffect(() => {
    for (const { name, type } of fields) {
      for (const part of ["", "own-"]) {
        const input = document.getElementById(`${id}-${part}${name}`);
        if (!(input instanceof HTMLInputElement) || input.value === input.defaultValue) continue;
        type(part ? input.value : formatNumber(Number(input.value)));
      }
    }
  }, []);
  return { id, values: mapOf((name) => typed[name].value), fields, reset: () => setTyped(begin) };
}

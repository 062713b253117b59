import { useEffect, useState } from "react";
import type { Quantity } from "@/lib/content/schemas/figures/quantity";
import { formatNumber } from "@/lib/text/format";

/** Parses 5,00,000, ₹2000 or 1.5 %, rounded to hundredths. @returns the number, or an error key */
export function readNumber(
  typed: string,
  { least, most, whole }: Pick<Quantity, "least" | "most" | "whole">,
) {
  const digits = typed.replace(/[\s,₹%×x]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return "number";
  const value = Math.round(Number(digits) * 100) / 100;
  if (whole && !Number.isInteger(value)) return "whole";
  return value < least || value > most ? "outside" : value;
}

export type FigureNumbers = Omit<ReturnType<typeof useNumbers>, "values">;

/** An invalid number stays in its field without effect. @param id prefix of the controls' ids */
export function useNumbers<Name extends string>(
  all: Readonly<Record<Name, Quantity>>,
  id = "hero",
) {
  const names = Object.keys(all) as Name[];
  const mapOf = <T>(pick: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<Name, T>;
  const begin = () =>
    mapOf((name) => ({ value: all[name].start, text: formatNumber(all[name].start) }));
  const [typed, setTyped] = useState(begin);
  const fields = names.map((name) => ({
    ...(all[name] as Quantity),
    ...typed[name],
    name,
    type: (text: string) => {
      const read = readNumber(text, all[name]);
      setTyped((old) => {
        const value = typeof read === "number" ? read : old[name].value;
        return { ...old, [name]: { value, text } };
      });
    },
  }));
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

import type { Quantity } from "./schema";

/**
 * Parses a typed number such as 5,00,000, ₹2000 or 1.5 %, rounded to hundredths.
 * @returns undefined for anything else, also for a number below zero
 */
export function parseNumber(typed: string): number | undefined {
  const digits = typed.replace(/[\s,₹%×x]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}

type Limits = Pick<Quantity, "least" | "most" | "whole">;

/** What is wrong with a typed number that must be between two others. */
export function mistakeIn(
  text: string,
  { least, most, whole = false }: Limits,
): "number" | "whole" | "outside" | undefined {
  const value = parseNumber(text);
  if (value === undefined) return "number";
  if (whole && !Number.isInteger(value)) return "whole";
  return value < least || value > most ? "outside" : undefined;
}

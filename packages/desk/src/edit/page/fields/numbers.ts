import type { Plain } from "../../api";

/*
 * One reading of what people type as a number, for all fields. A dot may be meant for paise or, as
 * elsewhere in the world, for thousands: what is not plain stays a text, and the field says so.
 */

/** "30,000", "1,00,000" and "1,000,000". */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const PLAIN = /^-?\d+(?:\.\d*[1-9])?$/;

/** @returns the number, or the text as it was typed: nothing of it is lost or guessed */
export function readNumber(typed: string): number | string {
  const text = typed.trim().replace(/^₹\s*/, "");
  const digits = GROUPED.test(text) ? text.replaceAll(",", "") : text;
  return PLAIN.test(digits) ? Number(digits) : typed;
}

/** What to write in place of a number with a dot where whole ones are meant; empty for others. */
export function cureOf(value: Plain | undefined): string {
  const [, whole = "", rest = ""] = /^₹?\s*([\d,]+)\.(\d*)$/.exec(String(value ?? "").trim()) ?? [];
  if (whole === "") return "";
  const digits = whole.replaceAll(",", "");
  if (rest.length === 3) return `Without a dot: write ${digits}${rest}, or ${digits}.`;
  const next = Number(digits) + 1;
  return /[1-9]/.test(rest)
    ? `Whole numbers: write ${digits} or ${next}.`
    : `Without a dot: write ${digits}.`;
}

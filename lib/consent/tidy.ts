import { cleanLine } from "@/lib/text/clean";

/** A PAN as the card prints it: capitals, without the spaces and hyphens people type. */
export function tidyPan(typed: string): string {
  return cleanLine(typed).replace(/[\s-]/g, "").toUpperCase();
}

/**
 * A phone number as ten digits: what is no digit goes, and so does a country code or a trunk zero
 * in front of ten digits, as pasted or filled in by a browser. Anything else is left to be checked.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const [, national = digits] = /^(?:0{0,2}91|0)(\d{10})$/.exec(digits) ?? [];
  return national;
}

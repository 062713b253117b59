import { cleanLine } from "@/lib/text/clean";

/** A PAN as the card prints it: capitals, without the spaces and hyphens people type. */
export function normalisePan(typed: string): string {
  return cleanLine(typed)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

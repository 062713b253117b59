import { todayInIndia } from "@/lib/text/days";

/**
 * Attributes to show an element between two days, both included (`2026-11-08`): by the date of the
 * build until the announcements' script applies the current date.
 */
export function dated({ from, until }: { from: string; until: string }) {
  const today = todayInIndia();
  return { "data-from": from, "data-until": until, hidden: today < from || today > until };
}

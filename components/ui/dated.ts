import { todayInIndia } from "@/lib/text/days";

/**
 * Attributes of an element that is shown between two days, both included (`2026-11-08`): hidden or
 * not by the day of the build, until the announcements' script applies the current day.
 */
export function dated({ from, until }: { from: string; until: string }) {
  const today = todayInIndia();
  return { "data-from": from, "data-until": until, hidden: today < from || today > until };
}

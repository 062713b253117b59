import { todayInIndia } from "@/lib/text/days";

/**
 * Attributes of an element that is shown from one day to another, both included (`2026-11-08`): as
 * it is on the day of the build, until the announcements' script has set it by the visitor's day.
 */
export function dated({ from, until }: { from: string; until: string }) {
  const today = todayInIndia();
  return { "data-from": from, "data-until": until, hidden: today < from || today > until };
}

import { todayInIndia } from "@/lib/text/days";

/** Shows an element from one day to another by the build date, until a script applies today's. */
export function dated({ from, until }: { from: string; until: string }) {
  const today = todayInIndia();
  return { "data-from": from, "data-until": until, hidden: today < from || today > until };
}

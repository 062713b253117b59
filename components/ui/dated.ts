import { previewDay } from "@/lib/site/preview-day";
import { todayInIndia } from "@/lib/text/days";

/**
 * Shows an element from one day to another by the build date, until a script applies today's. It
 * applies none where the site is built for another day.
 */
export function dated({ from, until }: { from: string; until: string }) {
  const today = todayInIndia();
  const hidden = today < from || today > until;
  if (previewDay()) return { hidden };
  return { "data-from": from, "data-until": until, hidden };
}

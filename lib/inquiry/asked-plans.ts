import type { PageOf } from "@/lib/content/schemas/pages";
import { askedPlans } from "@/lib/fees/plan-query";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

export type PlanWords = Pick<PageOf<"contact">, "planStart" | "planTimes">;

/**
 * The first lines of a message for the plans in an address, one per plan.
 * @param lines the sentence about each plan of the site, by id; unknown ids are left out
 */
export function askedPlanLines(
  search: string,
  lines: Readonly<Record<string, string>>,
  { planStart, planTimes }: PlanWords,
): string[] {
  // A Map, since an object would have a line for the id "constructor".
  const known = new Map(Object.entries(lines));
  return askedPlans(search).flatMap(({ id, day, times = 1 }) => {
    const start = day && fillIn(planStart, { date: formatDate(day) });
    const terms = times > 1 && fillIn(planTimes, { times });
    return known.has(id) ? [[known.get(id), start, terms].filter(Boolean).join(" ")] : [];
  });
}

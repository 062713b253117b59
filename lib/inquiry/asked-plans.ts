import type { PageOf } from "@/lib/content/schemas/pages";
import { askedPlans } from "@/lib/fees/plan-query";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

export type PlanWords = Pick<PageOf<"contact">, "planStart" | "planTimes">;

/**
 * The first lines of a message for the plans that an address names, one a plan.
 * @param lines the sentence on each plan of the site by its id; another id is left out
 */
export function askedPlanLines(
  search: string,
  lines: Readonly<Record<string, string>>,
  { planStart, planTimes }: PlanWords,
): string[] {
  // A map has no "constructor" of its own.
  const known = new Map(Object.entries(lines));
  return askedPlans(search).flatMap(({ id, day, times = 1 }) => {
    const line = known.get(id);
    if (line === undefined) return [];
    const parts = [line];
    if (day) parts.push(fillIn(planStart, { date: formatDate(day) }));
    if (times > 1) parts.push(fillIn(planTimes, { times }));
    return [parts.join(" ")];
  });
}

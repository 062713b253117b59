import type { Plan } from "@/lib/content/schemas/service";
import { type IsoDay, isDay } from "@/lib/text/days";

/** A plan in the query of a link to the contact form. */
export interface AskedPlan extends Pick<Plan, "id"> {
  /** First day, if the visitor chose one. */
  day?: IsoDay;
  /** Consecutive terms, if more than one. */
  times?: number;
}

/** Further plans in an address are ignored. */
const MOST_PLANS = 6;
const ASKED = /^([a-z0-9-]+)(?:\.(\d{4}-\d{2}-\d{2})(?:\.(\d{1,2}))?)?$/;

/** The value of `?plan=`: ids, first days and times, such as `combo-1m.2026-12-22.3`. */
export function planQuery(plans: readonly AskedPlan[]): string {
  return plans.map(({ id, day, times }) => [id, day, times].filter(Boolean).join(".")).join(",");
}

/** Address of the contact form with plans. */
export function plansHref(plans: readonly AskedPlan[]): string {
  return `/contact?plan=${planQuery(plans)}`;
}

/** The plans in an address's query; malformed ones are left out. */
export function askedPlans(search: string): AskedPlan[] {
  const given = (new URLSearchParams(search).get("plan") ?? "").split(",");
  return given.slice(0, MOST_PLANS).flatMap((text): AskedPlan[] => {
    const [, id, day, times] = ASKED.exec(text) ?? [];
    if (id === undefined || (day !== undefined && !isDay(day))) return [];
    return [{ id, ...(day && { day }), ...(times && { times: Number(times) }) }];
  });
}

import type { Plan } from "@/lib/content/schemas/service";
import { type IsoDay, isDay } from "@/lib/text/days";

/** A plan as a link carries it to the contact form. */
export interface AskedPlan extends Pick<Plan, "id"> {
  /** First day, where the visitor chose one. */
  day?: IsoDay;
  /** Terms in a row, where more than one. */
  times?: number;
}

/** More than anybody asks for; what is behind them is left out. */
const MOST_PLANS = 6;

const ASKED = /^([a-z0-9-]+)(?:\.(\d{4}-\d{2}-\d{2})(?:\.(\d{1,2}))?)?$/;

/** The value of `?plan=`: ids in a row, each with its first day and its times, `combo-1m.2026-12-22.3`. */
export function planQuery(plans: readonly AskedPlan[]): string {
  return plans.map(({ id, day, times }) => [id, day, times].filter(Boolean).join(".")).join(",");
}

/** The way to the contact form with plans. */
export function plansHref(plans: readonly AskedPlan[]): string {
  return `/contact?plan=${planQuery(plans)}`;
}

/** The plans that an address names; what is written otherwise is left out. */
export function askedPlans(search: string): AskedPlan[] {
  const given = new URLSearchParams(search).get("plan") ?? "";
  return given
    .split(",")
    .slice(0, MOST_PLANS)
    .flatMap((text): AskedPlan[] => {
      const [, id, day, times] = ASKED.exec(text) ?? [];
      if (id === undefined || (day !== undefined && !isDay(day))) return [];
      return [{ id, ...(day && { day }), ...(times && { times: Number(times) }) }];
    });
}

import { type AskedPlan, askedPlans, planQuery } from "@/lib/fees/plan-query";
import { STRIP_MONTHS } from "@/lib/fees/plan-year";
import { addMonths, daysBetween, type IsoDay } from "@/lib/text/days";
import { FIELD, OUTSIDE_CAP, type PlannerState, SLOTS } from "./planner-state";

/** Chosen plans as links carry them, in the order of the lists. */
export function askedOf({ slots, today }: Pick<PlannerState, "slots" | "today">): AskedPlan[] {
  return slots.flatMap((choice) =>
    choice
      ? {
          id: choice.plan.id,
          day: addMonths(today, choice.start),
          ...(choice.times > 1 && { times: choice.times }),
        }
      : [],
  );
}

/**
 * What the page's address keeps of the planner for a reload: the plans and who pays. Never the
 * capital, which is typed; what else the query has stays.
 */
export function plannerSearch(search: string, state: PlannerState): string {
  const query = new URLSearchParams(search);
  const keep = (name: string, value: string) =>
    value ? query.set(name, value) : query.delete(name);
  keep("plan", planQuery(askedOf(state)));
  keep("who", state.isOutsideCap ? OUTSIDE_CAP : "");
  const text = query.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** Months from the strip's first day to the one of its days that is nearest. */
function startOf(day: IsoDay, today: IsoDay): number {
  const far = (month: number) => Math.abs(daysBetween(addMonths(today, month), day));
  return Array.from({ length: STRIP_MONTHS }, (_, month) => month).reduce((best, month) =>
    far(month) < far(best) ? month : best,
  );
}

/** Puts an address's plans into the lists, unless the browser has brought back what they held. */
export function fillPlanner(root: HTMLElement, search: string, today: IsoDay): void {
  const list = (id: string) => root.querySelector<HTMLSelectElement>(`#${id}`);
  const lists = SLOTS.map((slot) => list(FIELD.plan(slot)));
  if (lists.some((plan) => plan?.value)) return;
  const isListed = ({ id }: AskedPlan) =>
    [...(lists[0]?.options ?? [])].some((one) => one.value === id);
  const set = (id: string, value: string | number) => {
    const select = list(id);
    if (select) select.value = String(value);
  };
  const asked = askedPlans(search).filter(isListed);
  for (const [index, slot] of SLOTS.entries()) {
    const { id, day, times = 1 } = asked[index] ?? {};
    if (!id) break;
    set(FIELD.plan(slot), id);
    set(FIELD.start(slot), day ? startOf(day, today) : 0);
    set(FIELD.times(slot), Math.min(Math.max(times, 1), STRIP_MONTHS));
  }
  if (new URLSearchParams(search).get("who") === OUTSIDE_CAP) set(FIELD.who, OUTSIDE_CAP);
}

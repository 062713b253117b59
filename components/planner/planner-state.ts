import { type AskedPlan, askedPlans, planQuery } from "@/lib/fees/plan-query";
import { mostTimes, type PlanChoice, STRIP_MONTHS } from "@/lib/fees/plan-year";
import { addMonths, daysBetween, type IsoDay, localDay } from "@/lib/text/days";

/** A plan of the site as the planner lists it. */
export interface PlannerPlan {
  id: string;
  service: string;
  /** Name and tenure: "Premium, 6 Months". */
  name: string;
  price: number;
  months?: number | undefined;
}

/** As many plans as the strip takes. */
export const SLOTS = [1, 2, 3, 4] as const;
export const MONTHS = Array.from({ length: STRIP_MONTHS }, (_, month) => month);

/** Ids of the controls, by which the browser restores their values after Back or a reload. */
export const FIELD = {
  who: "planner-who",
  capital: "planner-capital",
  plan: (slot: number) => `planner-plan-${slot}`,
  start: (slot: number) => `planner-start-${slot}`,
  times: (slot: number) => `planner-times-${slot}`,
};

export const OUTSIDE_CAP = "other";

export interface PlannerState {
  today: IsoDay;
  /** By slot; undefined where no plan is chosen. */
  slots: (PlanChoice<PlannerPlan> | undefined)[];
  isOutsideCap: boolean;
  /** Rupees; undefined if empty, NaN if not a number. */
  capital: number | undefined;
}

function control(root: HTMLElement, id: string): { value: string } {
  return root.querySelector<HTMLSelectElement | HTMLInputElement>(`#${id}`) ?? { value: "" };
}

/** Parses digits with separators and currency sign: ₹ 5,00,000. */
function readRupees(typed: string): number | undefined {
  const text = typed.replace(/[₹,\s]/g, "");
  if (text === "") return undefined;
  return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** Reads the planner's controls and reduces times that no longer fit the strip. */
export function readPlanner(root: HTMLElement, plans: readonly PlannerPlan[]): PlannerState {
  const slots = SLOTS.map((slot) => {
    const id = control(root, FIELD.plan(slot)).value;
    const plan = plans.find((each) => each.id === id);
    if (!plan) return undefined;
    const start = Number(control(root, FIELD.start(slot)).value);
    const field = control(root, FIELD.times(slot));
    const times = Math.min(Number(field.value), mostTimes(plan, start));
    if (field.value !== String(times)) field.value = String(times);
    return { plan, start, times };
  });
  return {
    today: localDay(new Date()),
    slots,
    isOutsideCap: control(root, FIELD.who).value === OUTSIDE_CAP,
    capital: readRupees(control(root, FIELD.capital).value),
  };
}

/** Chosen plans for a link's query, in the order of the lists. */
export function askedOf({ slots, today }: Pick<PlannerState, "slots" | "today">): AskedPlan[] {
  return slots
    .filter((choice) => choice !== undefined)
    .map(({ plan, start, times }) => ({
      id: plan.id,
      day: addMonths(today, start),
      ...(times > 1 && { times }),
    }));
}

/**
 * The query that keeps the plans and the kind of client for a reload, never the typed capital.
 * Other parameters are kept.
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

/** Months from the strip's first day to the month start nearest to a day. */
function startOf(day: IsoDay, today: IsoDay): number {
  const distance = (month: number) => Math.abs(daysBetween(addMonths(today, month), day));
  return MONTHS.reduce((best, month) => (distance(month) < distance(best) ? month : best));
}

/** Sets the lists to the address's plans, unless the browser has restored their values. */
export function fillPlanner(
  root: HTMLElement,
  plans: readonly PlannerPlan[],
  search: string,
): void {
  const set = (id: string, value: string | number) => {
    control(root, id).value = String(value);
  };
  if (SLOTS.some((slot) => control(root, FIELD.plan(slot)).value)) return;
  const today = localDay(new Date());
  const asked = askedPlans(search).filter(({ id }) => plans.some((plan) => plan.id === id));
  for (const [index, { id, day, times = 1 }] of asked.slice(0, SLOTS.length).entries()) {
    set(FIELD.plan(index + 1), id);
    set(FIELD.start(index + 1), day ? startOf(day, today) : 0);
    set(FIELD.times(index + 1), Math.min(Math.max(times, 1), STRIP_MONTHS));
  }
  if (new URLSearchParams(search).get("who") === OUTSIDE_CAP) set(FIELD.who, OUTSIDE_CAP);
}

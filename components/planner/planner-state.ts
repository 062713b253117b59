import { mostTimes, type PlanChoice } from "@/lib/fees/plan-year";
import { type IsoDay, localDay } from "@/lib/text/days";

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

/** Ids of the controls. The browser restores what they held after Back or a reload. */
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
  /** Rupees; undefined while empty, NaN where it is no number. */
  capital: number | undefined;
}

/** Digits with the signs that people put between them: ₹ 5,00,000. */
function readRupees(typed: string): number | undefined {
  const text = typed.replace(/[₹,\s]/g, "");
  if (text === "") return undefined;
  return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** Reads the planner's own controls; a plan that no longer fits the strip as often is cut there. */
export function readPlanner(
  root: HTMLElement,
  plans: readonly PlannerPlan[],
  now: Date,
): PlannerState {
  const control = (id: string) =>
    root.querySelector<HTMLSelectElement | HTMLInputElement>(`#${id}`) ?? { value: "" };
  const slots = SLOTS.map((slot) => {
    const id = control(FIELD.plan(slot)).value;
    const plan = plans.find((each) => each.id === id);
    if (!plan) return undefined;
    const start = Number(control(FIELD.start(slot)).value);
    const field = control(FIELD.times(slot));
    const times = Math.min(Number(field.value), mostTimes(plan, start));
    if (field.value !== String(times)) field.value = String(times);
    return { plan, start, times };
  });
  return {
    today: localDay(now),
    slots,
    isOutsideCap: control(FIELD.who).value === OUTSIDE_CAP,
    capital: readRupees(control(FIELD.capital).value),
  };
}

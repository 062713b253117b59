import type { PageOf } from "@/lib/content/schemas/pages";
import type { Plan } from "@/lib/content/schemas/service";
import { type AskedPlan, askedPlans, planQuery } from "@/lib/fees/plan-query";
import { mostTimes, planYear, STRIP_MONTHS } from "@/lib/fees/plan-year";
import { addMonths, localDay } from "@/lib/text/days";

/** A plan of the site; its name has the tenure: "Premium, 6 Months". */
export type PlannerPlan = Pick<Plan, "id" | "name" | "price" | "months"> & { service: string };

export type PlannerWords = Omit<PageOf<"services">["planner"], "intro" | "noScript" | "example">;

/** What the planner adds up by. */
export interface PlannerRules {
  plans: PlannerPlan[];
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
}

/** As many plans as the strip takes. */
export const SLOTS = [1, 2, 3, 4] as const;
export const MONTHS = Array.from({ length: STRIP_MONTHS }, (_, month) => month);

/** Id of a control, by which the browser restores its value after Back or a reload. */
export const idOf = (name: string) => `planner-${name}`;

export const OUTSIDE_CAP = "other";

function control(root: HTMLElement, name: string): { value: string } {
  return root.querySelector<HTMLSelectElement>(`#${idOf(name)}`) ?? { value: "" };
}

/** Parses digits with separators and currency sign, ₹ 5,00,000: undefined if empty, else NaN. */
function readRupees(typed: string): number | undefined {
  const text = typed.replace(/[₹,\s]/g, "");
  if (text === "") return undefined;
  return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** Reads the planner's controls, reduces times that no longer fit the strip, and adds up. */
export function readPlanner(root: HTMLElement, { plans, gstPercent, cap }: PlannerRules) {
  // By slot; undefined where no plan is chosen.
  const slots = SLOTS.map((slot) => {
    const plan = plans.find(({ id }) => id === control(root, `plan-${slot}`).value);
    if (!plan) return undefined;
    const start = Number(control(root, `start-${slot}`).value);
    const field = control(root, `times-${slot}`);
    const times = Math.min(Number(field.value), mostTimes(plan, start));
    if (field.value !== String(times)) field.value = String(times);
    return { plan, start, times };
  });
  const today = localDay(new Date());
  const isOutsideCap = control(root, "who").value === OUTSIDE_CAP;
  const capital = readRupees(control(root, "capital").value);
  const choices = slots.filter((choice) => choice !== undefined);
  const year = planYear(choices, { today, gstPercent, cap: isOutsideCap ? undefined : cap });
  return { today, slots, isOutsideCap, capital, cap, year };
}

export type PlannerState = ReturnType<typeof readPlanner>;

/** Chosen plans for a link's query, in the order of the lists. */
export function askedOf({ year: { rows } }: PlannerState): AskedPlan[] {
  return rows.map(({ plan, first, times }) => {
    return { id: plan.id, day: first, ...(times > 1 && { times }) };
  });
}

/**
 * The query that keeps the plans and the kind of client for a reload, never the typed capital.
 * Other parameters are kept.
 */
export function plannerSearch(search: string, state: PlannerState): string {
  const query = new URLSearchParams(search);
  const kept = { plan: planQuery(askedOf(state)), who: state.isOutsideCap ? OUTSIDE_CAP : "" };
  for (const [name, value] of Object.entries(kept)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** Sets the lists to the address's plans, unless the browser has restored their values. */
export function fillPlanner(root: HTMLElement, plans: PlannerPlan[], search: string): void {
  if (SLOTS.some((slot) => control(root, `plan-${slot}`).value)) return;
  const today = localDay(new Date());
  const asked = askedPlans(search).filter(({ id }) => plans.some((plan) => plan.id === id));
  for (const [index, { id, day = today, times = 1 }] of asked.slice(0, SLOTS.length).entries()) {
    // An older address has another day of the month: the next month start.
    const start = MONTHS.find((month) => addMonths(today, month) >= day);
    const most = Math.min(Math.max(times, 1), STRIP_MONTHS);
    control(root, `plan-${index + 1}`).value = id;
    control(root, `start-${index + 1}`).value = String(start ?? STRIP_MONTHS - 1);
    control(root, `times-${index + 1}`).value = String(most);
  }
  const who = new URLSearchParams(search).get("who");
  if (who === OUTSIDE_CAP) control(root, "who").value = who;
}

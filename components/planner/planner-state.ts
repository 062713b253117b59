import type { PageOf } from "@/lib/content/schemas/pages";
import type { Plan } from "@/lib/content/schemas/service";
import { type AskedPlan, askedPlans, planQuery } from "@/lib/fees/plan-query";
import {
  mostTimes,
  type PlanChoice,
  type PlanYear,
  planYear,
  STRIP_MONTHS,
} from "@/lib/fees/plan-year";
import { addMonths, type IsoDay, localDay } from "@/lib/text/days";

/** A plan of the site; its name has the tenure: "Premium, 6 Months". */
export type PlannerPlan = Pick<Plan, "id" | "name" | "price" | "months"> & { service: string };

export type PlannerWords = Omit<PageOf<"services">["planner"], "caption" | "how" | "example">;

/** A plan of an example, and the month in which it begins, from 0. */
export type PlannerExample = PlanChoice<PlannerPlan>;

/** What the planner adds up by. */
export interface PlannerRules {
  plans: PlannerPlan[];
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
  /** What the page shows before anybody chooses. */
  example: PlannerExample[];
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

/** What the planner shows. */
export interface PlannerState {
  today: IsoDay;
  /** By slot; undefined where no plan is chosen. */
  slots: (PlannerExample | undefined)[];
  isOutsideCap: boolean;
  /** Rupees; undefined if none was entered, NaN if they cannot be read. */
  capital: number | undefined;
  cap: number;
  year: PlanYear<PlannerPlan>;
  /** Whether it is still the page's own example. */
  isExample: boolean;
}

type Chosen = Pick<PlannerState, "today" | "slots" | "isOutsideCap" | "capital" | "isExample">;

function stateOf(chosen: Chosen, { gstPercent, cap }: PlannerRules): PlannerState {
  const { today, slots, isOutsideCap } = chosen;
  const choices = slots.filter((choice) => choice !== undefined);
  const year = planYear(choices, { today, gstPercent, cap: isOutsideCap ? undefined : cap });
  return { ...chosen, cap, year };
}

/** The page's own example. */
export function exampleState(rules: PlannerRules, today: IsoDay): PlannerState {
  const none = { capital: undefined, isOutsideCap: false, isExample: true };
  return stateOf({ ...none, today, slots: SLOTS.map((slot) => rules.example[slot - 1]) }, rules);
}

/** Reads the planner's controls, reduces times that no longer fit the strip, and adds up. */
export function readPlanner(root: HTMLElement, rules: PlannerRules): PlannerState {
  const slots = SLOTS.map((slot) => {
    const plan = rules.plans.find(({ id }) => id === control(root, `plan-${slot}`).value);
    if (!plan) return undefined;
    const start = Number(control(root, `start-${slot}`).value);
    const field = control(root, `times-${slot}`);
    const times = Math.min(Number(field.value), mostTimes(plan, start));
    if (field.value !== String(times)) field.value = String(times);
    return { plan, start, times };
  });
  const isOutsideCap = control(root, "who").value === OUTSIDE_CAP;
  const capital = readRupees(control(root, "capital").value);
  const today = localDay(new Date());
  return stateOf({ today, slots, isOutsideCap, capital, isExample: false }, rules);
}

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

/** Whether the lists still hold the example. */
export function holdsExample({ slots, isOutsideCap }: PlannerState, { example }: PlannerRules) {
  const chosen = slots.filter((choice) => choice !== undefined);
  const isSame = chosen.every(({ plan, start, times }, index) => {
    const own = example[index];
    return own?.plan.id === plan.id && own.start === start && own.times === times;
  });
  return isSame && chosen.length === example.length && !isOutsideCap;
}

/** Sets the lists to the plans of the address, if it has any. */
export function fillPlanner(root: HTMLElement, plans: PlannerPlan[], search: string): void {
  const today = localDay(new Date());
  const asked = askedPlans(search).filter(({ id }) => plans.some((plan) => plan.id === id));
  const who = new URLSearchParams(search).get("who");
  if (who === OUTSIDE_CAP) control(root, "who").value = who;
  if (asked.length === 0) return;
  for (const slot of SLOTS) {
    const { id = "", day = today, times = 1 } = asked[slot - 1] ?? {};
    // An older address has another day of the month: the next month start.
    const start = MONTHS.find((month) => addMonths(today, month) >= day);
    const most = Math.min(Math.max(times, 1), STRIP_MONTHS);
    control(root, `plan-${slot}`).value = id;
    control(root, `start-${slot}`).value = String(start ?? STRIP_MONTHS - 1);
    control(root, `times-${slot}`).value = String(most);
  }
}

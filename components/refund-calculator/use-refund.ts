import { useEffect, useState } from "react";
import { type EarlierTerms, gstOnDay, planOnDay } from "@/lib/fees/earlier-terms";
import { type PlanView, planViews, type ServicePlans } from "@/lib/fees/plan-view";
import { answerRefund, partsOf, type Refund, type RefundQuestion } from "@/lib/fees/refund";
import { addDays, type IsoDay, isDay } from "@/lib/text/days";

export interface RefundProps {
  services: ServicePlans[];
  gstPercent: number;
  /** Fees and GST of other days: a refund is one of what was paid. */
  terms?: EarlierTerms | undefined;
  /** Initial values. */
  first: { plan: string; start: IsoDay; used: number };
}

/** Field values, valid or not. */
type Asked = RefundQuestion & { plan: string };

type FieldName = keyof Asked;

/** Valid values and their refund. */
export type ShownRefund = RefundQuestion & { plan: PlanView; refund: Refund };

function endedAfter(plan: string, start: IsoDay, used: number): Asked {
  return { plan, start, stop: addDays(start, used - 1), used };
}

/** The browser restores values of controls with a stable id after Back or a reload. */
export function idOf(name: FieldName): string {
  return `refund-${name}`;
}

/** Null for a date of a plan that is sold by picks. */
function fieldAt(controls: HTMLElement, name: FieldName) {
  return controls.querySelector<HTMLInputElement | HTMLSelectElement>(`#${idOf(name)}`);
}

function inputAt(controls: HTMLElement, name: "start" | "stop" | "used") {
  return controls.querySelector<HTMLInputElement>(`#${idOf(name)}`);
}

/** What is in the fields; what was asked last of those that are not shown. */
function readFields(controls: HTMLElement, last: Asked): Asked {
  return {
    plan: fieldAt(controls, "plan")?.value ?? last.plan,
    start: fieldAt(controls, "start")?.value ?? last.start,
    stop: fieldAt(controls, "stop")?.value ?? last.stop,
    used: Number(fieldAt(controls, "used")?.value ?? last.used),
  };
}

function writeField(controls: HTMLElement, name: FieldName, value: string): void {
  const field = fieldAt(controls, name);
  if (field) field.value = value;
}

/** @param of the days or picks of the plan: a slider cannot be moved beyond the end it has */
function moveSlider(controls: HTMLElement, used: number, of: number): void {
  const slider = inputAt(controls, "used");
  if (!slider) return;
  slider.max = String(of);
  slider.value = String(used);
}

/** Whether a plan is used by days; others by picks. */
function isByDays({ months }: Pick<PlanView, "months">): boolean {
  return months !== undefined;
}

function isChanged(input: HTMLInputElement | null): boolean {
  return input !== null && input.value !== input.defaultValue;
}

/**
 * The questions of the fields, and their answers. The fields are uncontrolled, to keep what was
 * entered before hydration, restored by the browser or set by another program without an event.
 */
export function useRefund({ services, gstPercent, terms, first }: RefundProps) {
  const plans = planViews(services, gstPercent);
  /** The element that contains the fields. */
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [state, setState] = useState(() => {
    return answered(endedAfter(first.plan, first.start, first.used), undefined);
  });

  function planOf(id: string): PlanView | undefined {
    return plans.find((plan) => plan.id === id);
  }

  /** The mistakes of a question and its answer; with a mistake, the answer before stays. */
  function answered(asked: Asked, before: ShownRefund | undefined) {
    const offered = planOf(asked.plan);
    if (!offered) return { asked, mistakes: {}, shown: before };
    const plan = planOnDay(offered, terms, gstPercent, asked.start);
    const gst = gstOnDay(terms, gstPercent, asked.start);
    const { mistakes, refund } = answerRefund(plan, gst, asked);
    if (!refund) return { asked, mistakes, shown: before };
    const shown: ShownRefund = { ...asked, plan, refund };
    return { asked, mistakes, shown };
  }

  /** Answers the dates as they are, and moves the slider to their days. */
  function askDates(asked: Asked): void {
    const next = answered(asked, state.shown);
    if (controls && next.shown) {
      const { used, of } = next.shown.refund;
      moveSlider(controls, used, of);
    }
    setState(next);
  }

  /** Answers for a number of days or picks, and writes the last day into its field. */
  function askUsed(plan: PlanView, start: IsoDay, used: number): void {
    const asked = endedAfter(plan.id, start, used);
    if (controls) {
      writeField(controls, "plan", asked.plan);
      writeField(controls, "start", asked.start);
      writeField(controls, "stop", asked.stop);
      moveSlider(controls, used, partsOf(plan, start));
    }
    setState(answered(asked, state.shown));
  }

  /** The first day in its field, or the one before if it is none. */
  function startOf(asked: Asked): IsoDay {
    if (isDay(asked.start)) return asked.start;
    return state.shown?.start ?? first.start;
  }

  /** Of a plan with fewer days or picks than `used`, or of which nothing was asked, a third is used. */
  function askPlan(plan: PlanView, start: IsoDay, used: number | undefined): void {
    const of = partsOf(plan, start);
    const isOfPlan = used !== undefined && used <= of;
    askUsed(plan, start, isOfPlan ? used : Math.round(of / 3));
  }

  function onPlan(): void {
    if (!controls) return;
    const asked = readFields(controls, state.asked);
    const plan = planOf(asked.plan);
    if (!plan) return;
    const before = answered({ ...asked, plan: state.asked.plan }, state.shown).shown;
    // Picks that were sent are no days.
    const isOther = before !== undefined && isByDays(before.plan) !== isByDays(plan);
    const used = before?.refund.used ?? asked.used;
    askPlan(plan, startOf(asked), isOther ? undefined : used);
  }

  function onSlide(): void {
    if (!controls) return;
    const asked = readFields(controls, state.asked);
    const plan = planOf(asked.plan);
    if (plan) askUsed(plan, startOf(asked), asked.used);
  }

  function onDate(): void {
    if (controls) askDates(readFields(controls, state.asked));
  }

  /** The plan that the address names, unless another one was chosen before. */
  function firstPlan(asked: Asked): PlanView | undefined {
    const wanted = new URLSearchParams(window.location.search).get("plan") ?? "";
    const isUnchanged = asked.plan === first.plan;
    const named = isUnchanged ? planOf(wanted) : undefined;
    return named ?? planOf(asked.plan);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered before hydration or the address names is read once
  useEffect(() => {
    if (!controls) return;
    const asked = readFields(controls, state.asked);
    const plan = firstPlan(asked);
    if (!plan) return;
    // Not every browser restores the slider, but all restore a changed date.
    if (isChanged(inputAt(controls, "stop"))) {
      writeField(controls, "plan", plan.id);
      askDates({ ...asked, plan: plan.id });
      return;
    }
    askPlan(plan, startOf(asked), asked.used);
  }, [controls]);

  return { ...state, setControls, onPlan, onSlide, onDate };
}

import { useEffect, useState } from "react";
import { type PlanView, planViews, type ServicePlans } from "@/lib/fees/plan-view";
import { answerRefund, partsOf, type Refund, type RefundQuestion } from "@/lib/fees/refund";
import { addDays, type IsoDay } from "@/lib/text/days";

export interface RefundProps {
  services: ServicePlans[];
  gstPercent: number;
  /** Initial values. */
  first: { plan: string; start: IsoDay; used: number };
}

/** Field values, valid or not. */
type Asked = RefundQuestion & { plan: string };

/** Valid values and their refund. */
export type ShownRefund = RefundQuestion & { plan: PlanView; refund: Refund };

export const endedAfter = (plan: string, start: IsoDay, used: number): Asked => {
  return { plan, start, stop: addDays(start, used - 1), used };
};

/** The browser restores values of controls with a stable id after Back or a reload. */
export const idOf = (name: keyof Asked) => `refund-${name}`;

/** Field values, their mistakes, and the last valid result; `ask` changes some of the values. */
export function useRefund({ services, gstPercent, first }: RefundProps) {
  const plans = planViews(services, gstPercent);
  const planOf = (id: string) => plans.find((plan) => plan.id === id);
  const stateOf = (asked: Asked, before?: ShownRefund) => {
    const plan = planOf(asked.plan);
    const { mistakes, refund } = plan ? answerRefund(plan, gstPercent, asked) : { mistakes: {} };
    return { asked, mistakes, shown: plan && refund ? { ...asked, plan, refund } : before };
  };
  const [state, setState] = useState(() =>
    stateOf(endedAfter(first.plan, first.start, first.used)),
  );
  const ask = (change: Partial<Asked>) =>
    setState(({ asked, shown }) => stateOf({ ...asked, ...change }, shown));
  /** If the plan has fewer days or picks than `used`, a third of them is used instead. */
  const choose = (id: string, start: IsoDay, used: number) => {
    const plan = planOf(id);
    if (!plan) return;
    const of = partsOf(plan, start);
    ask(endedAfter(id, start, used <= of ? used : Math.round(of / 3)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser restored or the address names is read once
  useEffect(() => {
    const kept = (name: keyof Asked) =>
      document.querySelector<HTMLInputElement>(`#${idOf(name)}`)?.value ?? "";
    const wanted = new URLSearchParams(window.location.search).get("plan") ?? "";
    const restored = kept("plan");
    const plan = restored === first.plan && planOf(wanted) ? wanted : restored;
    choose(plan, kept("start") || first.start, Number(kept("used")));
    // Not every browser restores the slider, but all restore a changed date.
    const stop = kept("stop");
    if (stop && stop !== state.asked.stop) ask({ stop });
  }, []);
  return { ...state, ask, choose };
}

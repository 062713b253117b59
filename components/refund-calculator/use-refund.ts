import { useEffect, useState } from "react";
import { type ServicePlans, type TitledPlan, titledPlans } from "@/lib/fees/plans";
import { answerRefund, partsOf, type Refund, type RefundQuestion } from "@/lib/fees/refund";
import { addDays, type IsoDay } from "@/lib/text/days";

export interface RefundProps {
  services: ServicePlans[];
  gstPercent: number;
  /** What the page shows first. */
  first: { plan: string; start: IsoDay; used: number };
}

/** What is in the fields, right or wrong. */
type Asked = RefundQuestion & { plan: string };

/** A question without a mistake, and its answer. */
export type ShownRefund = RefundQuestion & { plan: TitledPlan; refund: Refund };

/** A plan that ended after so many of its days or picks. */
export const endedAfter = (plan: string, start: IsoDay, used: number): Asked => {
  return { plan, start, stop: addDays(start, used - 1), used };
};

/** Id of a control, by which the browser restores its value after Back or a reload. */
export const idOf = (name: keyof Asked) => `refund-${name}`;

/** What is asked, its mistakes, and the last question without one; `ask` changes some fields. */
export function useRefund({ services, gstPercent, first }: RefundProps) {
  const plans = titledPlans(services);
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
  /** A plan with fewer days or picks than are used begins at a third of its own. */
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
    // The slider is not restored in every browser, a date that was changed is.
    const stop = kept("stop");
    if (stop && stop !== state.asked.stop) ask({ stop });
  }, []);
  return { ...state, ask, choose };
}

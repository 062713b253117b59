import type { Plan, Service } from "@/lib/content/schemas/service";

/** What a plan costs, in whole rupees. */
export interface PlanPrice {
  /** The fee before tax. */
  base: number;
  /** GST on it, rounded to the nearest rupee. */
  gst: number;
  /** What the client pays. */
  total: number;
  /** Base fee a month, for tenures over one month. */
  perMonth?: number;
  /** Base fee a stock, for bundles. */
  perPick?: number;
}

/** Computes every amount a price shows. `gstPercent` is a percentage such as 18. */
export function priceOf(
  plan: Pick<Plan, "price" | "months" | "picks">,
  gstPercent: number,
): PlanPrice {
  const gst = Math.round((plan.price * gstPercent) / 100);
  return {
    base: plan.price,
    gst,
    total: plan.price + gst,
    ...(plan.months && plan.months > 1 ? { perMonth: Math.floor(plan.price / plan.months) } : {}),
    ...(plan.picks ? { perPick: Math.floor(plan.price / plan.picks) } : {}),
  };
}

/** The plan with the lowest fee; of several at one fee, the first. */
export function cheapestPlan({ plans }: Pick<Service, "plans">): Plan {
  return plans.reduce((lowest, plan) => (plan.price < lowest.price ? plan : lowest));
}

/** The lowest and the highest fee of all services, in rupees before GST; none without services. */
export function feeRange(services: readonly Pick<Service, "plans">[]): number[] {
  const fees = services.flatMap(({ plans }) => plans.map(({ price }) => price));
  return fees.length > 0 ? [...new Set([Math.min(...fees), Math.max(...fees)])] : [];
}

type Tenure = Pick<Plan, "name" | "group" | "months" | "price">;

/**
 * What a plan costs less than its months paid one by one, in rupees before GST; 0 where no plan of
 * one month has its name and group.
 */
export function savingOf({ name, group, months, price }: Tenure, plans: readonly Tenure[]): number {
  const monthly = plans.find(
    (plan) => plan.months === 1 && plan.name === name && plan.group === group,
  );
  return monthly && months ? monthly.price * months - price : 0;
}

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

/** GST on a fee in whole rupees, half a rupee rounded up. */
export function gstOn(fee: number, gstPercent: number): number {
  return Math.round((fee * gstPercent) / 100);
}

/** Computes every amount a price shows, half a rupee rounded up. `gstPercent` is a percentage such as 18. */
export function priceOf(
  plan: Pick<Plan, "price" | "months" | "picks" | "perPick">,
  gstPercent: number,
): PlanPrice {
  const gst = gstOn(plan.price, gstPercent);
  return {
    base: plan.price,
    gst,
    total: plan.price + gst,
    ...(plan.months && plan.months > 1 ? { perMonth: Math.round(plan.price / plan.months) } : {}),
    ...(plan.picks ? { perPick: feePerPick(plan.price / plan.picks, plan.perPick) } : {}),
  };
}

/** The owner's own figure for a pick (docs/requirements.md R10.7) while it is within a rupee of the exact one. */
function feePerPick(exact: number, said: number | undefined): number {
  return said !== undefined && Math.abs(said - exact) < 1 ? said : Math.round(exact);
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

/**
 * What a fee is of a capital, both in rupees and above zero, as people read it: "4.7%", half of a
 * tenth rounded up; "under 0.1%" for less.
 */
export function shareOfCapital(fee: number, capital: number): string {
  const tenths = Math.round((fee * 1000) / capital);
  return tenths === 0 ? "under 0.1%" : `${tenths / 10}%`;
}

import type { Plan, Service } from "@/lib/content/schemas/service";

/** What a plan costs, in whole rupees. */
export interface PlanPrice {
  /** The fee before tax. */
  base: number;
  /** GST on it, rounded to the nearest rupee. */
  gst: number;
  /** What the client pays. */
  total: number;
  /** Base fee per month, for tenures over one month. */
  perMonth?: number;
  /** Base fee per stock, for bundles. */
  perPick?: number;
}

/** GST on a fee in whole rupees, half a rupee rounded up. */
export function gstOn(fee: number, gstPercent: number): number {
  return Math.round((fee * gstPercent) / 100);
}

/** Computes every amount of a price, half a rupee rounded up. `gstPercent` is such as 18. */
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

/** The owner's figure (docs/requirements.md R10.7) if it is within a rupee of the exact fee. */
function feePerPick(exact: number, stated: number | undefined): number {
  return stated !== undefined && Math.abs(stated - exact) < 1 ? stated : Math.round(exact);
}

/** The plan with the lowest fee; the first if several have it. */
export function cheapestPlan({ plans }: Pick<Service, "plans">): Plan {
  return plans.reduce((lowest, plan) => (plan.price < lowest.price ? plan : lowest));
}

/** The lowest and the highest fee of all services, in rupees before GST; empty without services. */
export function feeRange(services: readonly Pick<Service, "plans">[]): number[] {
  const fees = services.flatMap(({ plans }) => plans.map(({ price }) => price));
  return fees.length > 0 ? [...new Set([Math.min(...fees), Math.max(...fees)])] : [];
}

type Tenure = Pick<Plan, "name" | "group" | "months" | "price">;

/**
 * How much less a plan costs than its months paid singly, in rupees before GST; 0 if there is no
 * one-month plan of the same name and group.
 */
export function savingOf({ name, group, months, price }: Tenure, plans: readonly Tenure[]): number {
  const monthly = plans.find(
    (plan) => plan.months === 1 && plan.name === name && plan.group === group,
  );
  return monthly && months ? monthly.price * months - price : 0;
}

/**
 * A fee in per cent of a capital, both in rupees and above zero: "4.7%", half of a tenth rounded
 * up, or "under 0.1%".
 */
export function shareOfCapital(fee: number, capital: number): string {
  const tenths = Math.round((fee * 1000) / capital);
  return tenths === 0 ? "under 0.1%" : `${tenths / 10}%`;
}

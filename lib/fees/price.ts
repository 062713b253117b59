import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatRupees } from "@/lib/text/format";

/** Amounts in whole rupees. */
export interface PlanPrice {
  /** The fee before GST. */
  base: number;
  gst: number;
  total: number;
  /** Fee per month, for a tenure of several months. */
  perMonth?: number;
  /** Fee per stock, for a bundle of picks. */
  perPick?: number;
}

/** Whole rupees, half a rupee rounded up. */
export function gstOn(fee: number, gstPercent: number): number {
  return Math.round((fee * gstPercent) / 100);
}

/** Half a rupee is rounded up. @param gstPercent such as 18 */
export function priceOf(
  plan: Pick<Plan, "price" | "months" | "picks" | "perPick">,
  gstPercent: number,
): PlanPrice {
  const { price: base, months, picks, perPick } = plan;
  const gst = gstOn(base, gstPercent);
  const price: PlanPrice = { base, gst, total: base + gst };
  if (months !== undefined && months > 1) price.perMonth = Math.round(base / months);
  if (picks !== undefined) price.perPick = feePerPick(base / picks, perPick);
  return price;
}

/** The stated fee (docs/requirements.md R10.7) if within a rupee of the exact fee. */
function feePerPick(exact: number, stated: number | undefined): number {
  if (stated !== undefined && Math.abs(stated - exact) < 1) return stated;
  return Math.round(exact);
}

/** The first of the plans with the lowest fee. */
export function cheapestPlan({ plans }: Pick<Service, "plans">): Plan {
  return plans.reduce((lowest, plan) => (plan.price < lowest.price ? plan : lowest));
}

/** What a fee is paid for: a pick or bundle, one month, or several months. */
export function feeKind({ months }: Pick<Plan, "months">): "once" | "month" | "months" {
  if (months === undefined) return "once";
  return months === 1 ? "month" : "months";
}

/** The lowest fee of a service before GST, and what it is for, in words. */
export function lowestFee(service: Pick<Service, "plans">, { per }: Shared["fee"]) {
  const plan = cheapestPlan(service);
  return {
    price: formatRupees(plan.price),
    per: fillIn(per[feeKind(plan)], { months: plan.months ?? 0 }),
  };
}

/** Lowest and highest fee in rupees before GST, once if they are equal; empty without services. */
export function feeRange(services: readonly Pick<Service, "plans">[]): number[] {
  const fees = services.flatMap(({ plans }) => plans.map(({ price }) => price));
  if (fees.length === 0) return [];
  const lowest = Math.min(...fees);
  const highest = Math.max(...fees);
  return lowest === highest ? [lowest] : [lowest, highest];
}

/** What tells whether two plans are the same research for different tenures. */
type Comparable = Pick<Plan, "name" | "group" | "months" | "price">;

/**
 * What a plan saves compared with buying its months one by one.
 * @param cap rupees before GST that a family may pay in twelve months
 * @returns rupees before GST; 0 without a plan for one month, undefined if single months would
 * exceed the cap
 */
export function savingOf(
  { name, group, months, price }: Comparable,
  plans: readonly Comparable[],
  cap: number,
): number | undefined {
  const monthly = plans.find(
    (plan) => plan.name === name && plan.group === group && plan.months === 1,
  );
  if (!monthly || months === undefined) return 0;
  const oneByOne = monthly.price * months;
  return oneByOne > cap ? undefined : oneByOne - price;
}

/** A fee in percent of a capital, both above zero: "4.7%", or "under 0.1%". */
export function shareOfCapital(fee: number, capital: number): string {
  const tenths = Math.round((fee * 1000) / capital);
  return tenths === 0 ? "under 0.1%" : `${tenths / 10}%`;
}

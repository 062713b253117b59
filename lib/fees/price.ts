import type { Plan, Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatRupees } from "@/lib/text/format";

/** Amounts in whole rupees. */
export type PlanPrice = ReturnType<typeof priceOf>;

/** Whole rupees, half a rupee rounded up. */
export function gstOn(fee: number, gstPercent: number): number {
  return Math.round((fee * gstPercent) / 100);
}

/** Half a rupee is rounded up. @param gstPercent such as 18 */
export function priceOf(
  plan: Pick<Plan, "price" | "months" | "picks" | "perPick">,
  gstPercent: number,
) {
  const { price: base, months, picks, perPick } = plan;
  const gst = gstOn(base, gstPercent);
  return {
    base,
    gst,
    total: base + gst,
    /** Fee per month of a longer tenure, and per stock of a bundle. */
    ...(months && months > 1 && { perMonth: Math.round(base / months) }),
    ...(picks && { perPick: feePerPick(base / picks, perPick) }),
  };
}

/** The stated fee (docs/requirements.md R10.7) if within a rupee of the exact fee. */
function feePerPick(exact: number, stated: number | undefined): number {
  return stated !== undefined && Math.abs(stated - exact) < 1 ? stated : Math.round(exact);
}

/** The first of the plans with the lowest fee. */
export function cheapestPlan({ plans }: Pick<Service, "plans">): Plan {
  return plans.reduce((lowest, plan) => (plan.price < lowest.price ? plan : lowest));
}

/** Its lowest fee, before GST, and what that is for: a pick, a month, or months. */
export function lowestFee(service: Pick<Service, "plans">, { per }: Shared["fee"]) {
  const { price, months = 0 } = cheapestPlan(service);
  const words = [per.once, per.month][months] ?? fillIn(per.months, { months });
  return { price: formatRupees(price), per: words };
}

/** Lowest and highest fee in rupees before GST, once if they are equal; empty without services. */
export function feeRange(services: readonly Pick<Service, "plans">[]): number[] {
  const fees = services.flatMap(({ plans }) => plans.map(({ price }) => price));
  return fees.length > 0 ? [...new Set([Math.min(...fees), Math.max(...fees)])] : [];
}

type Tenure = Pick<Plan, "name" | "group" | "months" | "price">;

/** Rupees compared with single months; 0 without such a plan, undefined if these exceed the cap. */
export function savingOf(
  { name, group, months, price }: Tenure,
  plans: readonly Tenure[],
  cap: number,
): number | undefined {
  const alike = plans.filter((plan) => plan.name === name && plan.group === group);
  const monthly = alike.find((plan) => plan.months === 1);
  if (!monthly || !months) return 0;
  const oneByOne = monthly.price * months;
  return oneByOne > cap ? undefined : oneByOne - price;
}

/** A fee in percent of a capital, both above zero: "4.7%", or "under 0.1%". */
export function shareOfCapital(fee: number, capital: number): string {
  const tenths = Math.round((fee * 1000) / capital);
  return tenths === 0 ? "under 0.1%" : `${tenths / 10}%`;
}

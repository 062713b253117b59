import type { Plan } from "@/lib/content/schemas/service";

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

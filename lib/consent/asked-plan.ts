import { askedPlans } from "@/lib/fees/plan-query";
import type { PlanOffer } from "./plan-offers";

/** What the address asks for; an id that is empty chooses nothing. */
export interface AskedPlan {
  id: string;
  /** What the visitor has to know: the form records one plan, or the one asked for is gone. */
  note?: "several" | "unknown";
}

/** The first plan in `?plan=` that is on offer; its day and its times are left to the firm. */
export function askedPlan(search: string, offers: readonly PlanOffer[]): AskedPlan {
  const asked = new Set(askedPlans(search).map(({ id }) => id));
  const known = offers.filter(({ id }) => asked.has(id)).length;
  const id = [...asked].find((one) => offers.some((offer) => offer.id === one)) ?? "";
  if (known > 1) return { id, note: "several" };
  return known < asked.size ? { id, note: "unknown" } : { id };
}

import type { Plan } from "@/lib/content/schemas/service";
import { addDays, daysBetween, type IsoDay, lastDayOf } from "@/lib/text/days";
import { gstOn } from "./price";

/** A fee divided into a used and a refunded part, in whole rupees. */
export interface Refund {
  /** Days of the tenure, or picks of the bundle, and those used: the day of stopping included. */
  of: number;
  used: number;
  /** The fee that stays with the firm, and what is refunded of it: half a rupee is rounded up. */
  kept: number;
  back: number;
  /** GST on it, returned by a credit note. */
  gstBack: number;
  /** What the client receives. */
  total: number;
}

/**
 * The unused part of a fee is refunded and nothing is charged for stopping (SEBI's master circular
 * for research analysts, on early termination).
 * @param used days or picks, between 0 and `of`
 */
export function refundOfPart(
  { price }: Pick<Plan, "price">,
  gstPercent: number,
  used: number,
  of: number,
): Refund {
  const back = Math.round((price * (of - used)) / of);
  const gstBack = gstOn(back, gstPercent);
  return { of, used, kept: price - back, back, gstBack, total: back + gstBack };
}

/** The refund of a tenure from `start` whose last day of service is `stop`, which may be outside. */
export function refundOfTenure(
  { price, months }: Pick<Plan, "price"> & { months: number },
  gstPercent: number,
  start: IsoDay,
  stop: IsoDay,
): Refund {
  const of = daysBetween(start, lastDayOf(start, months)) + 1;
  const used = Math.min(of, Math.max(0, daysBetween(start, stop) + 1));
  return refundOfPart({ price }, gstPercent, used, of);
}

/** The refund of a plan from `start`, after so many of its days, or of its picks. */
export function refundAfter(
  plan: Pick<Plan, "price" | "months" | "picks">,
  gstPercent: number,
  start: IsoDay,
  used: number,
): Refund {
  const { months, picks = 1 } = plan;
  return months
    ? refundOfTenure({ ...plan, months }, gstPercent, start, addDays(start, used - 1))
    : refundOfPart(plan, gstPercent, used, picks);
}

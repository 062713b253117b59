import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { addMonths, daysBetween, type IsoDay, isDay } from "@/lib/text/days";
import { gstOn } from "./price";

/** A fee split into the kept and the refunded part, in whole rupees. */
export interface Refund {
  /** Days of the tenure, or picks of the bundle. */
  of: number;
  /** Of these, those that were used, including the day of stopping. */
  used: number;
  /** The fee that the firm keeps, before GST. */
  kept: number;
  /** The fee refunded, before GST, half a rupee rounded up. */
  back: number;
  /** GST on the refund, returned by a credit note. */
  gstBack: number;
  /** What the client receives. */
  total: number;
}

/** A plan that was paid for. */
type PaidPlan = Pick<Plan, "price" | "months" | "picks">;

/** Number of days of a plan that begins on `start`, or of its picks. */
export function partsOf({ months, picks = 1 }: Omit<PaidPlan, "price">, start: IsoDay): number {
  return months === undefined ? picks : daysBetween(start, addMonths(start, months));
}

/**
 * The unused part of the fee is refunded and nothing is charged for stopping (SEBI's master
 * circular for research analysts, on early termination).
 * @param used days or picks; limited to what the plan has
 */
export function refundAfter(
  plan: PaidPlan,
  gstPercent: number,
  start: IsoDay,
  used: number,
): Refund {
  const of = partsOf(plan, start);
  const usedOfIt = Math.min(of, Math.max(0, used));
  const back = Math.round((plan.price * (of - usedOfIt)) / of);
  const gstBack = gstOn(back, gstPercent);
  return {
    of,
    used: usedOfIt,
    kept: plan.price - back,
    back,
    gstBack,
    total: back + gstBack,
  };
}

/** Input of the calculator: values of two date fields, or the number of picks already sent. */
export interface RefundQuestion {
  start: string;
  stop: string;
  used: number;
}

interface RefundAnswer {
  /** Keys of the error texts in content/refunds.yaml, by field. */
  mistakes: Partial<Record<"start" | "stop", keyof Refunds["calculator"]["errors"]>>;
  /** Undefined if there are mistakes. */
  refund?: Refund;
}

/** The refund of a client who stops on a day or after a pick, or what is wrong with the question. */
export function answerRefund(
  plan: PaidPlan,
  gstPercent: number,
  { start, stop, used }: RefundQuestion,
): RefundAnswer {
  const isTenure = plan.months !== undefined;
  if (isTenure && !isDay(start)) return { mistakes: { start: "noSuchDay" } };
  if (isTenure && !isDay(stop)) return { mistakes: { stop: "noSuchDay" } };
  // The day of stopping is used; before the first day nothing is.
  const usedParts = isTenure ? daysBetween(start, stop) + 1 : used;
  return { mistakes: {}, refund: refundAfter(plan, gstPercent, start, usedParts) };
}

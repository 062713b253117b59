import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { addMonths, daysBetween, type IsoDay, isDay } from "@/lib/text/days";
import { gstOn } from "./price";

/** A fee divided into a used and a refunded part, in whole rupees. */
export type Refund = ReturnType<typeof refundAfter>;

type Paid = Pick<Plan, "price" | "months" | "picks">;

/** Days of a plan that begins on `start`, or its picks. */
export function partsOf({ months, picks = 1 }: Omit<Paid, "price">, start: IsoDay): number {
  return months ? daysBetween(start, addMonths(start, months)) : picks;
}

/**
 * The refund of a plan from `start` that ends after so many of its days, or picks. The unused part
 * of a fee is refunded and nothing is charged for stopping (SEBI's master circular for research
 * analysts, on early termination).
 * @param used below zero or above what the plan has, where it ends before or after its days
 */
export function refundAfter(plan: Paid, gstPercent: number, start: IsoDay, used: number) {
  const { price } = plan;
  const of = partsOf(plan, start);
  const left = of - Math.min(of, Math.max(0, used));
  const back = Math.round((price * left) / of);
  const gstBack = gstOn(back, gstPercent);
  return {
    /** Days of the tenure, or picks of the bundle, and those used: the day of stopping included. */
    of,
    used: of - left,
    /** The fee that stays with the firm, and what is refunded of it: half a rupee is rounded up. */
    kept: price - back,
    back,
    /** GST on it, returned by a credit note, and what the client receives. */
    gstBack,
    total: back + gstBack,
  };
}

/** What a visitor asks: the texts of two date fields, and of a plan of picks those that were sent. */
export interface RefundQuestion {
  start: string;
  stop: string;
  used: number;
}

interface RefundAnswer {
  /** By field, a key of the error texts in content/refunds.yaml. */
  mistakes: { [Field in "start" | "stop"]?: keyof Refunds["calculator"]["errors"] };
  /** Undefined if there are mistakes. */
  refund?: Refund;
}

/** The refund of a plan that ended early, or the mistakes in what was entered. */
export function answerRefund(
  plan: Paid,
  gstPercent: number,
  { start, stop, used }: RefundQuestion,
): RefundAnswer {
  const isTenure = plan.months !== undefined;
  if (isTenure && !isDay(start)) return { mistakes: { start: "noSuchDay" } };
  if (isTenure && !isDay(stop)) return { mistakes: { stop: "noSuchDay" } };
  const days = isTenure ? daysBetween(start, stop) + 1 : used;
  if (days < 0) return { mistakes: { stop: "stopBeforeStart" } };
  return { mistakes: {}, refund: refundAfter(plan, gstPercent, start, days) };
}

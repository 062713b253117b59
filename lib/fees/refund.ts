import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { addMonths, daysBetween, type IsoDay, isDay } from "@/lib/text/days";
import { gstOn } from "./price";

/** A fee split into the kept and the refunded part, in whole rupees. */
export type Refund = ReturnType<typeof refundAfter>;

type Paid = Pick<Plan, "price" | "months" | "picks">;

/** Number of days of a plan that begins on `start`, or of its picks. */
export function partsOf({ months, picks = 1 }: Omit<Paid, "price">, start: IsoDay): number {
  return months ? daysBetween(start, addMonths(start, months)) : picks;
}

/**
 * The unused part of the fee is refunded and nothing is charged for stopping (SEBI's master
 * circular for research analysts, on early termination).
 * @param used days or picks; limited to what the plan has
 */
export function refundAfter(plan: Paid, gstPercent: number, start: IsoDay, used: number) {
  const { price } = plan;
  const of = partsOf(plan, start);
  const left = of - Math.min(of, Math.max(0, used));
  const back = Math.round((price * left) / of);
  const gstBack = gstOn(back, gstPercent);
  return {
    /** Days of the tenure or picks of the bundle, and those used, including the day of stopping. */
    of,
    used: of - left,
    /** The fee that the firm keeps and the fee refunded, half a rupee rounded up. */
    kept: price - back,
    back,
    /** GST on the refund, returned by a credit note, and what the client receives in total. */
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
  mistakes: { [Field in "start" | "stop"]?: keyof Refunds["calculator"]["errors"] };
  /** Undefined if there are mistakes. */
  refund?: Refund;
}

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

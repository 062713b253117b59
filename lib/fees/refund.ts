import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { addDays, daysBetween, type IsoDay, isDay, lastDayOf } from "@/lib/text/days";
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

export type RefundPlan = Pick<Plan, "id" | "name" | "price" | "months" | "picks">;

/** The fields of the form, in its order. */
export const REFUND_FIELDS = ["start", "stop", "picks"] as const;
export type RefundField = (typeof REFUND_FIELDS)[number];

/** The values of the form's fields. */
export interface RefundQuestion extends Record<RefundField, string> {
  /** Fields whose text the browser could not read as a date. */
  unreadable: readonly RefundField[];
}

/** A key of the error texts in content/refunds.yaml. */
export type RefundMistake = keyof Refunds["calculator"]["errors"];

/** Of a plan with a tenure also its last day, and the last day that counts as used. */
export type RefundAnswer =
  | { mistakes: Partial<Record<RefundField, RefundMistake>> }
  | { refund: Refund; stop?: IsoDay; lastDay?: IsoDay };

/** The refund of a plan that ended early, or the mistakes in the entered values. */
export function answerRefund(
  plan: RefundPlan,
  gstPercent: number,
  question: RefundQuestion,
): RefundAnswer {
  const { start, stop, picks } = question;
  const { months, picks: of = 1 } = plan;
  if (months === undefined) {
    const sent = /^\d{1,4}$/.test(picks.trim()) ? Number(picks) : Number.NaN;
    return sent >= 0 && sent <= of
      ? { refund: refundOfPart(plan, gstPercent, sent, of) }
      : { mistakes: { picks: "picks" } };
  }
  const mistakes: Partial<Record<RefundField, RefundMistake>> = {};
  for (const field of ["start", "stop"] as const) {
    const isTyped = question[field] !== "" || question.unreadable.includes(field);
    if (!isDay(question[field])) mistakes[field] = isTyped ? "noSuchDay" : `${field}Missing`;
  }
  if (!mistakes.start && !mistakes.stop && stop < start) mistakes.stop = "stopBeforeStart";
  if (mistakes.start || mistakes.stop) return { mistakes };
  const refund = refundOfTenure({ ...plan, months }, gstPercent, start, stop);
  return { refund, stop, lastDay: lastDayOf(start, months) };
}

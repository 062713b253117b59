import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { type IsoDay, isDay, lastDayOf } from "@/lib/text/days";
import { type Refund, refundOfPart, refundOfTenure } from "./refund";

export type RefundPlan = Pick<Plan, "id" | "name" | "price" | "months" | "picks">;

export type RefundField = "start" | "stop" | "picks";

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

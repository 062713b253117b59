import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import { type IsoDay, isDay, lastDayOf } from "@/lib/text/days";
import { type Refund, refundOfPart, refundOfTenure } from "./refund";

/** What the calculator needs of a plan. */
export type RefundPlan = Pick<Plan, "id" | "name" | "price" | "months" | "picks">;

export type RefundField = "start" | "stop" | "picks";

/** The values of the form's fields. */
export interface RefundQuestion extends Record<RefundField, string> {
  /** Fields whose text the browser could not read as a date. */
  unreadable: readonly RefundField[];
}

/** A key of the error texts in content/refunds.yaml. */
export type RefundMistake = keyof Refunds["calculator"]["errors"];

export type RefundAnswer =
  | { mistakes: Partial<Record<RefundField, RefundMistake>> }
  | {
      refund: Refund;
      /** The last day that counts as used; undefined if the fee is for picks. */
      stop?: IsoDay;
      /** The last day of the whole tenure. */
      lastDay?: IsoDay;
    };

function dayMistake(
  { unreadable, ...typed }: RefundQuestion,
  field: "start" | "stop",
): RefundMistake | undefined {
  if (isDay(typed[field])) return undefined;
  return unreadable.includes(field) || typed[field] !== "" ? "noSuchDay" : `${field}Missing`;
}

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
  const startMistake = dayMistake(question, "start");
  const stopMistake = dayMistake(question, "stop");
  if (startMistake) mistakes.start = startMistake;
  if (stopMistake) mistakes.stop = stopMistake;
  else if (!startMistake && stop < start) mistakes.stop = "stopBeforeStart";
  if (mistakes.start || mistakes.stop) return { mistakes };
  return {
    refund: refundOfTenure({ ...plan, months }, gstPercent, start, stop),
    stop,
    lastDay: lastDayOf(start, months),
  };
}

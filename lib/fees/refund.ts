import type { Plan } from "@/lib/content/schemas/service";
import { daysBetween, type IsoDay, lastDayOf } from "@/lib/text/days";
import { gstOn } from "./price";

/** A fee divided into what was used and what goes back, in whole rupees. */
export interface Refund {
  /** Days of the tenure, or picks of the bundle. */
  of: number;
  /** Those used, the day of stopping included. */
  used: number;
  /** The fee that stays with the firm. */
  kept: number;
  /** The fee that goes back: the unused part, half a rupee rounded up. */
  back: number;
  /** GST on what goes back, returned by a credit note. */
  gstBack: number;
  /** What the client receives. */
  total: number;
}

/**
 * The part of a fee that has not been used goes back, and nothing is charged for stopping: SEBI's
 * master circular for research analysts, on termination before the end.
 * @param price the fee before GST, in rupees
 * @param gstPercent such as 18
 * @param used and `of`: whole days or picks, `used` between 0 and `of`
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

/**
 * What goes back of a plan with a tenure.
 * @param start its first day
 * @param stop the last day on which the client had the service; earlier than `start`: the plan never
 * began, and all of it goes back; later than the last day: nothing does
 */
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

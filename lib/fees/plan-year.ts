import type { Plan } from "@/lib/content/schemas/service";
import { addDays, addMonths, type IsoDay, lastDayOf } from "@/lib/text/days";
import { type FeePayment, firstDayWithin, mostInYear } from "./fee-cap";
import { gstOn } from "./price";

export const STRIP_MONTHS = 12;

export interface PlanChoice<P = Pick<Plan, "price" | "months">> {
  plan: P;
  /** Months from the strip's first day to the plan's, 0 to 11. */
  start: number;
  /** Consecutive terms; for picks, how often the fee is paid on that day. */
  times: number;
}

/** What a choice costs, in whole rupees, and how it fits the cap. */
export interface PlannedYear<P> extends PlanChoice<P> {
  first: IsoDay;
  /** Its last day; undefined if the fee is for picks. */
  last: IsoDay | undefined;
  fee: number;
  gst: number;
  total: number;
  /** How many of its terms fit the cap, before the first that does not. */
  fitting: number;
  /** The first day on which one more term fits; undefined if the fee alone exceeds the cap. */
  next: IsoDay | undefined;
}

export interface PlanYear<P> {
  rows: PlannedYear<P>[];
  fee: number;
  gst: number;
  total: number;
  /** The most that is paid within any twelve months, before GST. */
  used: number;
}

/** How many terms of a plan can begin on the strip from a start month; 12 for picks. */
export function mostTimes({ months }: Pick<Plan, "months">, start: number): number {
  return months === undefined ? STRIP_MONTHS : Math.ceil((STRIP_MONTHS - start) / months);
}

function payments({ plan, start, times }: PlanChoice, today: IsoDay): FeePayment[] {
  const first = addMonths(today, start);
  return Array.from({ length: times }, (_, term) => ({
    day: addMonths(first, term * (plan.months ?? 0)),
    fee: plan.price,
  }));
}

/**
 * Adds up plans over twelve months and applies the yearly cap to them in the order of the list.
 * @param rules the strip's first day, and the cap in rupees before GST if the client has one
 */
export function planYear<P extends Pick<Plan, "price" | "months">>(
  choices: readonly PlanChoice<P>[],
  rules: { today: IsoDay; cap?: number | undefined; gstPercent: number },
): PlanYear<P> {
  const { today, cap = Number.POSITIVE_INFINITY, gstPercent } = rules;
  const kept: FeePayment[] = [];
  const held = choices.map((choice) => {
    const wanted = payments(choice, today);
    let fitting = 0;
    for (const payment of wanted) {
      if (mostInYear([...kept, payment]) > cap) break;
      kept.push(payment);
      fitting += 1;
    }
    return { choice, wanted, fitting };
  });
  const rows = held.map(({ choice, wanted, fitting }): PlannedYear<P> => {
    const { plan, start, times } = choice;
    const first = addMonths(today, start);
    const last = plan.months ? lastDayOf(first, plan.months * times) : undefined;
    const after = wanted[fitting]?.day ?? (last ? addDays(last, 1) : first);
    const fee = plan.price * times;
    const gst = gstOn(plan.price, gstPercent) * times;
    const next = firstDayWithin(plan.price, kept, cap, after);
    return { ...choice, first, last, fee, gst, total: fee + gst, fitting, next };
  });
  const sum = (part: "fee" | "gst" | "total") => rows.reduce((all, row) => all + row[part], 0);
  const all = held.flatMap(({ wanted }) => wanted);
  return { rows, fee: sum("fee"), gst: sum("gst"), total: sum("total"), used: mostInYear(all) };
}

/** Months from the strip's first day on which the terms of a choice begin. */
function termMonths({ plan, start, times }: PlanChoice): number[] {
  return Array.from({ length: times }, (_, term) => start + term * (plan.months ?? 0));
}

/** A term that the cap does not let begin. */
export interface RefusedTerm<P> {
  plan: P;
  /** From the strip's first day, 0 to 11. */
  month: number;
  /** Nobody chose it: it would follow the terms that were chosen. */
  isFurther: boolean;
}

/** The chosen terms that do not fit; if all do, the first further one that does not. */
export function refusedTerms<P extends Pick<Plan, "price" | "months">>(
  rows: readonly PlannedYear<P>[],
): RefusedTerm<P>[] {
  const chosen = rows.flatMap((row) =>
    termMonths(row)
      .slice(row.fitting)
      .map((month) => ({ plan: row.plan, month, isFurther: false })),
  );
  if (chosen.length > 0) return chosen;
  const further = rows.flatMap(({ plan, start, times, last, next }) => {
    const month = start + times * (plan.months ?? 0);
    const isRefused = last !== undefined && next !== addDays(last, 1) && month < STRIP_MONTHS;
    return isRefused ? [{ plan, month, isFurther: true }] : [];
  });
  return further.slice(0, 1);
}

/** What has been paid by a month of the strip, above what was paid for other plans before it. */
export interface PaidByMonth {
  month: number;
  from: number;
  to: number;
}

/** The fees of a year as layers on one another: one a plan, and what does not fit on top of all. */
export function yearLayers(rows: readonly PlannedYear<Pick<Plan, "price" | "months">>[]) {
  let paid = Array.from({ length: STRIP_MONTHS }, () => 0);
  const layerOf = (terms: readonly { month: number; fee: number }[]): PaidByMonth[] => {
    const layer = paid.map((from, month) => {
      const begun = terms.filter((term) => term.month <= month);
      return { month, from, to: begun.reduce((sum, { fee }) => sum + fee, from) };
    });
    paid = layer.map(({ to }) => to);
    return layer.filter(({ from, to }) => to > from);
  };
  const plans = rows.map((row) => {
    const fitting = termMonths(row).slice(0, row.fitting);
    return layerOf(fitting.map((month) => ({ month, fee: row.plan.price })));
  });
  const refused = refusedTerms(rows).map(({ plan, month }) => ({ month, fee: plan.price }));
  return { plans, refused: layerOf(refused) };
}

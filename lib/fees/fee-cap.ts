import type { Plan } from "@/lib/content/schemas/service";
import { addMonths, type IsoDay } from "@/lib/text/days";

/**
 * The yearly limit on what a family pays: SEBI's master circular for research analysts limits all
 * research services together, before GST, for individuals and HUFs. It does not define a year, so
 * the limit is applied to any twelve consecutive months, the strictest reading.
 */

/** What a plan uses of the yearly cap, fees in rupees before GST. */
export interface CapUse {
  /** How often the plan can be bought within twelve months. */
  times: number;
  /** Months of service that this gives, at most twelve; undefined if the fee is for picks. */
  months: number | undefined;
  /** What one purchase leaves of the cap; negative if the fee alone exceeds it. */
  left: number;
  /** Whether the plan can run for twelve months without a break; true if the fee is for picks. */
  runsAllYear: boolean;
}

export function capUseOf({ price, months }: Pick<Plan, "price" | "months">, cap: number): CapUse {
  const times = Math.floor(cap / price);
  const covered = months === undefined ? undefined : Math.min(12, times * months);
  return {
    times,
    months: covered,
    left: cap - price,
    runsAllYear: covered === undefined || covered === 12,
  };
}

/** A fee and the day on which it is paid, the first of its tenure. */
export interface FeePayment {
  day: IsoDay;
  /** Rupees before GST. */
  fee: number;
}

/** What is paid within the twelve months that begin on a day. */
export function paidInYear(payments: readonly FeePayment[], from: IsoDay): number {
  const end = addMonths(from, 12);
  return payments.reduce((sum, { day, fee }) => (day >= from && day < end ? sum + fee : sum), 0);
}

/** The most that is paid within any twelve consecutive months; 0 without payments. */
export function mostInYear(payments: readonly FeePayment[]): number {
  return Math.max(0, ...payments.map(({ day }) => paidInYear(payments, day)));
}

/**
 * The first day, not before `from`, on which a further fee keeps any twelve months within the cap.
 * @returns undefined if the fee alone, or the payments alone, exceed the cap
 */
export function firstDayWithin(
  fee: number,
  payments: readonly FeePayment[],
  cap: number,
  from: IsoDay,
): IsoDay | undefined {
  const afterEach = payments.map(({ day }) => addMonths(day, 12)).filter((day) => day > from);
  return [from, ...afterEach.sort()].find((day) => mostInYear([...payments, { day, fee }]) <= cap);
}

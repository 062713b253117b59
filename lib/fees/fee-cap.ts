import type { Plan } from "@/lib/content/schemas/service";
import { addMonths, type IsoDay } from "@/lib/text/days";

/**
 * The yearly limit of what a family pays: SEBI's master circular for research analysts limits all
 * research services together, before GST, for individuals and HUFs. No text read says how a year is
 * counted, so every twelve months in a row are held to it, which is the strictest reading.
 */

/** What a plan uses of the yearly cap, fees in rupees before GST. */
export interface CapUse {
  /** How often the plan can be bought within twelve months. */
  times: number;
  /** Months of service which that gives, at most twelve; undefined where the fee is for picks. */
  months: number | undefined;
  /** What one purchase leaves of the cap; negative where the fee alone is above it. */
  left: number;
  /** Whether the plan can run for twelve months without a break; true where the fee is for picks. */
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

/** A fee and the day on which it is paid, which is the first of its tenure. */
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

/** The most that is paid within any twelve months in a row; 0 without payments. */
export function mostInYear(payments: readonly FeePayment[]): number {
  return Math.max(0, ...payments.map(({ day }) => paidInYear(payments, day)));
}

/**
 * The first day, from a given one on, on which a further fee keeps every twelve months within the
 * cap.
 * @returns undefined where the fee alone, or what is planned already, is above the cap
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

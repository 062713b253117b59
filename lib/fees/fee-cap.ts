import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatRupees } from "@/lib/text/format";

/**
 * How a plan uses the yearly fee cap, in rupees before GST. SEBI's master circular for research
 * analysts caps what an individual or HUF pays in a year, without defining the year; here it is any
 * twelve consecutive months, the strictest reading.
 */
export function capUseOf({ price, months }: Pick<Plan, "price" | "months">, cap: number) {
  const times = Math.floor(cap / price);
  const covered = months && Math.min(12, times * months);
  const runsAllYear = covered === undefined || covered === 12;
  return {
    /** Purchases that the cap allows in twelve months. */
    times,
    /** Months of service that these cover, at most twelve; undefined if the fee is for picks. */
    months: covered,
    /** What remains of the cap after one purchase; negative if the fee exceeds it. */
    left: cap - price,
    /** Whether the cap allows twelve months without a break; true if the fee is for picks. */
    runsAllYear,
  };
}

/** @param cap rupees before GST that a family may pay in twelve months */
export function capWords(
  plan: Pick<Plan, "price" | "months">,
  cap: number,
  words: Shared["plans"]["capUse"],
) {
  const { times, months = "", left, runsAllYear } = capUseOf(plan, cap);
  const facts = { left: formatRupees(left), months, times };
  const whole = months === "" ? words.times : words.allYear;
  const part = times === 1 ? words.once : words.months;
  const fits = times === 0 ? words.above : runsAllYear ? whole : part;
  return { fits: fillIn(fits, facts), isCutShort: times === 0 || !runsAllYear };
}

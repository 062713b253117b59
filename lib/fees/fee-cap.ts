import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatRupees } from "@/lib/text/format";

/**
 * What a plan uses of the yearly cap, in rupees before GST. SEBI's master circular for research
 * analysts limits all that an individual or HUF pays for research in a year, which it does not
 * define: here any twelve consecutive months, the strictest reading.
 */
export function capUseOf({ price, months }: Pick<Plan, "price" | "months">, cap: number) {
  const times = Math.floor(cap / price);
  const covered = months && Math.min(12, times * months);
  const runsAllYear = covered === undefined || covered === 12;
  return {
    /** Purchases within twelve months. */
    times,
    /** Months of service that this gives, at most twelve; undefined if the fee is for picks. */
    months: covered,
    /** What one purchase leaves of the cap; negative if the fee alone exceeds it. */
    left: cap - price,
    /** Whether twelve months without a break are within the cap; true if the fee is for picks. */
    runsAllYear,
  };
}

/**
 * What a plan means under the yearly cap: how many purchases or months of it a year allows, and
 * whether the cap stops it before a whole year.
 * @param cap rupees before GST that a family may pay in twelve months
 */
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

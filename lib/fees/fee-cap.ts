import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatRupees } from "@/lib/text/format";

type CapUseWords = Shared["plans"]["capUse"];

type PlanTerms = Pick<Plan, "price" | "months">;

/**
 * How a plan uses the yearly fee cap. SEBI's master circular for research analysts caps what an
 * individual or HUF pays in a year, without defining the year; here it is any twelve consecutive
 * months, the strictest reading.
 * @param cap rupees before GST that a family may pay in twelve months
 */
export function capUseOf({ price, months }: PlanTerms, cap: number) {
  const times = Math.floor(cap / price);
  const covered = months === undefined ? undefined : Math.min(12, times * months);
  return {
    /** Purchases that the cap allows in twelve months. */
    times,
    /** Months of service that these cover, at most twelve; undefined if the fee is for picks. */
    months: covered,
    /** What remains of the cap after one purchase, in rupees; negative if the fee exceeds it. */
    left: cap - price,
    /** Whether the cap allows twelve months without a break; true if the fee is for picks. */
    runsAllYear: covered === undefined || covered === 12,
  };
}

type CapUse = ReturnType<typeof capUseOf>;

/** The sentence of content/shared.yaml for the way in which a plan uses the cap. */
function capSentence({ times, months, runsAllYear }: CapUse, words: CapUseWords): string {
  if (times === 0) return words.above;
  if (months === undefined) return words.times;
  if (runsAllYear) return words.allYear;
  return times === 1 ? words.once : words.months;
}

/**
 * How a plan uses the yearly fee cap, in words.
 * @param cap rupees before GST that a family may pay in twelve months
 * @returns the sentence, and whether the cap ends the service before the year does
 */
export function capWords(plan: PlanTerms, cap: number, words: CapUseWords) {
  const use = capUseOf(plan, cap);
  const facts = { left: formatRupees(use.left), months: use.months ?? "", times: use.times };
  return {
    fits: fillIn(capSentence(use, words), facts),
    isCutShort: use.times === 0 || !use.runsAllYear,
  };
}

import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";

/**
 * What a plan uses of the yearly cap, in rupees before GST. SEBI's master circular for research
 * analysts limits all that an individual or HUF pays for research in a year, which it does not
 * define: here any twelve consecutive months, the strictest reading.
 */
export interface CapUse {
  /** Purchases within twelve months. */
  times: number;
  /** Months of service that this gives, at most twelve; undefined if the fee is for picks. */
  months: number | undefined;
  /** What one purchase leaves of the cap; negative if the fee alone exceeds it. */
  left: number;
  /** Whether twelve months without a break are within the cap; true if the fee is for picks. */
  runsAllYear: boolean;
}

export function capUseOf({ price, months }: Pick<Plan, "price" | "months">, cap: number): CapUse {
  const times = Math.floor(cap / price);
  const covered = months && Math.min(12, times * months);
  const runsAllYear = covered === undefined || covered === 12;
  return { times, months: covered, left: cap - price, runsAllYear };
}

/** What a plan means under the yearly cap. */
export interface CapWords {
  /** How many purchases or months of it a year allows. */
  fits: string;
  /** Whether the cap stops the plan before a whole year. */
  isCutShort: boolean;
}

/** @param cap rupees before GST that a family may pay in twelve months */
export function capWords(
  plan: Pick<Plan, "price" | "months">,
  cap: number,
  words: Shared["plans"]["capUse"],
): CapWords {
  const { times, months = "", left, runsAllYear } = capUseOf(plan, cap);
  const facts = { left: formatRupees(left), months, times };
  const kinds = [
    ["above", times === 0],
    ["times", months === ""],
    ["allYear", runsAllYear],
    ["once", times === 1],
  ] as const;
  const [kind] = kinds.find(([, isSo]) => isSo) ?? ["months"];
  const isCutShort = times === 0 || !runsAllYear;
  return { fits: fillIn(words[kind], facts), isCutShort };
}

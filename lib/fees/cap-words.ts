import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import { capUseOf } from "./fee-cap";

/** What a plan means under the yearly cap. */
export interface CapWords {
  /** In words: how much of the cap one fee uses, and how many purchases or months fit a year. */
  uses: string;
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
  const facts = {
    price: formatRupees(plan.price),
    cap: formatRupees(cap),
    left: formatRupees(left),
    months,
    times,
  };
  const kinds = [
    ["above", times === 0],
    ["times", months === ""],
    ["allYear", runsAllYear],
    ["once", times === 1],
  ] as const;
  const [kind] = kinds.find(([, isSo]) => isSo) ?? ["months"];
  const isCutShort = times === 0 || !runsAllYear;
  return { uses: fillIn(words.uses, facts), fits: fillIn(words[kind], facts), isCutShort };
}

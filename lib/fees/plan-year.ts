import type { Plan } from "@/lib/content/schemas/service";
import { gstOn } from "./price";

/** The months of a year, from 0. */
export const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** What a plan uses of the cap, and for how long. */
type PlanTerms = Pick<Plan, "price" | "months">;

/** A plan whose fee is paid at the start of a month of the year, 0 to 11. */
export interface Term<P = PlanTerms> {
  plan: P;
  month: number;
}

/** Renewals without a break until the year ends; none if the fee is for picks. */
function renewalsOf<P extends PlanTerms>({ plan, month: first }: Term<P>): Term<P>[] {
  const tenure = plan.months ?? MONTHS.length;
  const starts = MONTHS.filter((month) => month > first && (month - first) % tenure === 0);
  return starts.map((month) => ({ plan, month }));
}

function byMonth<P>(terms: readonly Term<P>[]): Term<P>[] {
  return [...terms].sort((a, b) => a.month - b.month);
}

/** A purse of the fees that the cap allows in twelve months. @param cap rupees before GST */
function allowanceOf(cap: number) {
  let left = cap;
  return {
    /** Takes the fee of a term, if the rest of the cap is enough for it. */
    take({ plan }: Term): boolean {
      if (plan.price > left) return false;
      left -= plan.price;
      return true;
    },
  };
}

/**
 * A year of plans under the cap, which limits the sum of twelve months; earlier fees use it first.
 * @param cap rupees before GST that a family may pay in twelve months
 */
export function planYear<P extends PlanTerms>(
  chosen: readonly Term<P>[],
  cap: number,
  gstPercent: number,
) {
  const allowance = allowanceOf(cap);
  const kept: Term<P>[] = [];
  const refused: Term<P>[] = [];
  for (const term of byMonth(chosen)) {
    if (allowance.take(term)) kept.push(term);
    else refused.push(term);
  }
  const renewals = refused.length > 0 ? [] : byMonth(kept.flatMap(renewalsOf));
  const firstAbove = renewals.findIndex((term) => !allowance.take(term));
  let fee = 0;
  let total = 0;
  for (const { plan } of chosen) {
    fee += plan.price;
    total += plan.price + gstOn(plan.price, gstPercent);
  }
  return {
    /** Sum of the chosen fees in rupees, before GST and with GST. */
    fee,
    total,
    /** Chosen terms within the cap and above it, by month. */
    kept,
    refused,
    /** Renewals that the cap allows, if all chosen terms are within it. */
    repeated: firstAbove < 0 ? renewals : renewals.slice(0, firstAbove),
    /** The first renewal above the cap. */
    next: renewals[firstAbove],
  };
}

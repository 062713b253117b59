import type { Plan } from "@/lib/content/schemas/service";
import { gstOn } from "./price";

export const MONTHS = Array.from({ length: 12 }, (_, month) => month);

type Paid = Pick<Plan, "price" | "months">;

/** A plan whose fee is paid at the start of a month of the year, 0 to 11. */
export interface Term<P = Paid> {
  plan: P;
  month: number;
}

/** Renewals without a break until the year ends; none if the fee is for picks. */
function termsAfter<P extends Paid>({ plan, month: first }: Term<P>): Term<P>[] {
  const { months = MONTHS.length } = plan;
  const later = MONTHS.filter((month) => month > first && (month - first) % months === 0);
  return later.map((month) => ({ plan, month }));
}

const byMonth = <P>(terms: Term<P>[]) => terms.sort((a, b) => a.month - b.month);

/** The cap limits the sum of twelve months; earlier fees use it first. @param cap before GST */
export function planYear<P extends Paid>(
  chosen: readonly Term<P>[],
  cap: number,
  gstPercent: number,
) {
  let left = cap;
  const isPaid = ({ plan }: Term<P>) => {
    const isWithin = plan.price <= left;
    if (isWithin) left -= plan.price;
    return isWithin;
  };
  const terms = byMonth([...chosen]);
  const kept = terms.filter(isPaid);
  const refused = terms.filter((term) => !kept.includes(term));
  const again = refused.length > 0 ? [] : byMonth(kept.flatMap(termsAfter));
  const next = again.find((term) => !isPaid(term));
  const sumOf = (fee: (price: number) => number) =>
    chosen.reduce((sum, { plan }) => sum + fee(plan.price), 0);
  return {
    /** Sum of the chosen fees in rupees, before GST and with GST. */
    fee: sumOf((price) => price),
    total: sumOf((price) => price + gstOn(price, gstPercent)),
    /** Chosen terms within the cap and above it, by month. */
    kept,
    refused,
    /** Renewals that the cap allows, if all chosen terms are within it. */
    repeated: next ? again.slice(0, again.indexOf(next)) : again,
    /** The first renewal above the cap. */
    next,
  };
}

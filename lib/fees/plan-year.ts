import type { Plan } from "@/lib/content/schemas/service";
import { gstOn } from "./price";

/** The months of a year, from 0. */
export const MONTHS = Array.from({ length: 12 }, (_, month) => month);

type Paid = Pick<Plan, "price" | "months">;

/** A plan whose fee is paid at the beginning of a month of the year. */
export interface Term<P = Paid> {
  plan: P;
  month: number;
}

/** The terms that follow one without a break until the year ends; none if the fee is for picks. */
function termsAfter<P extends Paid>({ plan, month: first }: Term<P>): Term<P>[] {
  const { months = MONTHS.length } = plan;
  const later = MONTHS.filter((month) => month > first && (month - first) % months === 0);
  return later.map((month) => ({ plan, month }));
}

const byMonth = <P>(terms: Term<P>[]) => terms.sort((a, b) => a.month - b.month);

/**
 * Adds up plans over twelve months. Whatever is paid in them is within the same twelve months, so
 * the sum of all fees is what the yearly cap limits; who pays first uses it first.
 * @param cap rupees before GST
 */
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
    /** What is chosen, before GST and with it, in rupees. */
    fee: sumOf((price) => price),
    total: sumOf((price) => price + gstOn(price, gstPercent)),
    /** The chosen terms by month: those within the cap, and those above it. */
    kept,
    refused,
    /** If none is above it: the same plans again, term after term, as long as the cap allows. */
    repeated: next ? again.slice(0, again.indexOf(next)) : again,
    /** The first repeated term that is above the cap. */
    next,
  };
}

import { type IsoDay, type IsoMonth, shiftMonth } from "@/lib/text/days";
import { monthDue } from "./not-entered";
import type { ComplaintTable } from "./tables";

/** The twelve months that a visitor may ask about, oldest first. */
export interface ComplaintYear {
  /** `received` is undefined where a month is due and not entered. */
  months: { month: IsoMonth; received: number | undefined }[];
  /** Received in the months that are entered. */
  received: number;
  /** At the end of the newest month entered. */
  pending: number;
}

/**
 * The twelve months up to the newest that is due or entered.
 * @param today the day of the build
 */
export function complaintYear(
  { rows }: Pick<ComplaintTable, "rows">,
  today: IsoDay,
): ComplaintYear {
  const due = monthDue(today);
  const newest = rows.at(-1);
  const last = newest && newest.period > due ? newest.period : due;
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = shiftMonth(last, index - 11);
    return { month, received: rows.find(({ period }) => period === month)?.received };
  });
  const received = months.reduce((sum, month) => sum + (month.received ?? 0), 0);
  return { months, received, pending: newest?.pending ?? 0 };
}

import { addDays, shiftMonth } from "@/lib/text/days";
import { daysOfYear, dueDay, monthDue } from "./periods";

/** How many months behind the build are written into the page, for visitors of an old build. */
const MONTHS_AHEAD = 12;

/** Later than every day on which a page is read. */
export const NO_END = "9999-12-31";

/** What a page says from one day to another, both included, by India's calendar. */
interface Dated {
  from: string;
  until: string;
}

/** A month that had to be published by `due`, or all of them after `after`. */
export type MissingMonth = Dated & ({ month: string; due: string } | { after: string });

/**
 * The months after the newest entered one, each from the day on which it is overdue: those that are
 * already, and a year's more for visitors of a build that has grown old.
 * @param newest the newest month entered, as `2026-04`
 * @param today the day of the build
 */
export function missingMonths(newest: string, today: string): MissingMonth[] {
  const due = monthDue(today);
  const last = shiftMonth(newest > due ? newest : due, MONTHS_AHEAD);
  const missing: MissingMonth[] = [];
  for (let month = shiftMonth(newest, 1); month <= last; month = shiftMonth(month, 1)) {
    missing.push({ month, due: dueDay(month), from: addDays(dueDay(month), 1), until: NO_END });
  }
  const from = addDays(dueDay(shiftMonth(last, 1)), 1);
  return [...missing, { after: last, from, until: NO_END }];
}

/**
 * The month that a table of one month lacks: on each day the newest that is due.
 * @param newest the newest month entered; undefined while there is none
 */
export function missingMonth(newest: string | undefined, today: string): MissingMonth[] {
  const before = shiftMonth(monthDue(today), -1);
  const months = missingMonths(newest && newest > before ? newest : before, today);
  return months.map((one, index) => {
    const next = months[index + 1];
    return next ? { ...one, until: addDays(next.from, -1) } : one;
  });
}

/** Why the row of a financial year says less than a year. */
export interface UnfinishedYear extends Dated {
  /** As the table names it, `2026-2027`. */
  year: string;
  /** `begins`: it has not begun until that day. `ends`: not all of its months are entered. */
  kind: "begins" | "ends";
  day: string;
}

/**
 * The years of the annual table that no count can be whole for: not begun, not over, or over with
 * months that are not entered.
 * @param months the months entered, as `2026-04`, in order
 */
export function unfinishedYears(
  years: readonly string[],
  months: readonly string[],
  today: string,
): UnfinishedYear[] {
  return years.flatMap((year): UnfinishedYear[] => {
    const { first, last } = daysOfYear(year);
    // Months follow one another, and a firm that began within a year has no earlier ones.
    if (months.includes(last.slice(0, 7))) return [];
    const ends: UnfinishedYear = { year, kind: "ends", day: last, from: first, until: NO_END };
    if (first <= today) return [ends];
    const until = addDays(first, -1);
    return [{ year, kind: "begins", day: first, from: today, until }, ends];
  });
}

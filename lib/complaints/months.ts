import { addDays, type IsoDay, type IsoMonth, shiftMonth } from "@/lib/text/days";
import type { ComplaintRow } from "./tables";

/** SEBI: a month's complaints are published by the 7th of the next, also when there were none. */
const OVERDUE_DAY = "08";

/** How many months behind the build are written into the page, for visitors of an old build. */
const MONTHS_AHEAD = 12;

/** Later than every day on which a page is read. */
export const NO_END = "9999-12-31";

/**
 * A month that had to be published by `due`, or all of them after `after`; shown from one day to
 * another in India, both included.
 */
export type MissingMonth = { from: IsoDay; until: IsoDay } & (
  | { month: IsoMonth; due: IsoDay }
  | { after: IsoMonth }
);

const overdueFrom = (month: IsoMonth): IsoDay => `${shiftMonth(month, 1)}-${OVERDUE_DAY}`;

/** The newest month whose complaints had to be published before a day. */
function monthDue(today: IsoDay): IsoMonth {
  return shiftMonth(today.slice(0, 7), today.slice(8) >= OVERDUE_DAY ? -1 : -2);
}

/** Months after the newest entered, from the day each is overdue; a year ahead for old builds. */
export function missingMonths(newest: IsoMonth, today: IsoDay): MissingMonth[] {
  const due = monthDue(today);
  const last = shiftMonth(newest > due ? newest : due, MONTHS_AHEAD);
  const notes: MissingMonth[] = [];
  for (let month = shiftMonth(newest, 1); month <= last; month = shiftMonth(month, 1)) {
    const from = overdueFrom(month);
    notes.push({ month, due: addDays(from, -1), from, until: NO_END });
  }
  const from = overdueFrom(shiftMonth(last, 1));
  return [...notes, { after: last, from, until: NO_END }];
}

/** What a table of one month lacks: on each day the newest month that is due. */
export function missingMonth(newest: IsoMonth | undefined, today: IsoDay): MissingMonth[] {
  const before = shiftMonth(monthDue(today), -1);
  const notes = missingMonths(newest && newest > before ? newest : before, today);
  return notes.map((note, index) => {
    const next = notes[index + 1];
    return next ? { ...note, until: addDays(next.from, -1) } : note;
  });
}

/**
 * Years (`2026-2027`) that have not begun, or of which not all months (in order, without a gap) are
 * entered: each begins on `day`, or ends on it.
 */
export function unfinishedYears(
  years: readonly string[],
  months: readonly IsoMonth[],
  today: IsoDay,
) {
  return years.flatMap((year) => {
    const [first, last] = [`${year.slice(0, 4)}-04-01`, `${year.slice(5)}-03-31`];
    if (months.includes(last.slice(0, 7))) return [];
    const ends = { year, kind: "ends" as const, day: last, from: first, until: NO_END };
    if (first <= today) return [ends];
    const until = addDays(first, -1);
    return [{ year, kind: "begins" as const, day: first, from: today, until }, ends];
  });
}

/**
 * The twelve months up to the newest that is due or entered, oldest first, with what was received in
 * those entered and what is pending after the newest of them. @param today the day of the build
 */
export function complaintYear(rows: readonly ComplaintRow[], today: IsoDay) {
  const due = monthDue(today);
  const newest = rows.at(-1);
  const last = newest && newest.period > due ? newest.period : due;
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = shiftMonth(last, index - 11);
    // Undefined where a month is due and not entered.
    return { month, received: rows.find(({ period }) => period === month)?.received };
  });
  const received = months.reduce((sum, month) => sum + (month.received ?? 0), 0);
  return { months, received, pending: newest?.pending ?? 0 };
}

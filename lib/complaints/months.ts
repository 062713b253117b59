import { addDays, type IsoDay, type IsoMonth, shiftMonth } from "@/lib/text/days";
import type { ComplaintRow } from "./tables";

/** SEBI: a month's complaints are published by the 7th of the next, even if there are none. */
const OVERDUE_DAY = "08";

/** Months beyond the build that are written into the page, in case the build is old. */
const MONTHS_AHEAD = 12;

export const NO_END = "9999-12-31";

/** A month due on `due`, or all after `after`; shown from `from` to `until` in India, inclusive. */
export type MissingMonth = { from: IsoDay; until: IsoDay } & (
  | { month: IsoMonth; due: IsoDay }
  | { after: IsoMonth }
);

const overdueFrom = (month: IsoMonth): IsoDay => `${shiftMonth(month, 1)}-${OVERDUE_DAY}`;

/** The newest month whose complaints had to be published before this day. */
function monthDue(today: IsoDay): IsoMonth {
  return shiftMonth(today.slice(0, 7), today.slice(8) >= OVERDUE_DAY ? -1 : -2);
}

/** Months after the newest entered one, each from the day it is overdue; up to a year ahead. */
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

/** Missing month of a one-month table: on each day, the newest month that is due. */
export function missingMonth(newest: IsoMonth | undefined, today: IsoDay): MissingMonth[] {
  const before = shiftMonth(monthDue(today), -1);
  const notes = missingMonths(newest && newest > before ? newest : before, today);
  return notes.map((note, index) => {
    const next = notes[index + 1];
    return next ? { ...note, until: addDays(next.from, -1) } : note;
  });
}

/** Unfinished years (`2026-2027`), which begin or end on `day`. @param months without gaps */
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

/** Twelve months up to the newest due or entered one. @param today day of the build */
export function complaintYear(rows: readonly ComplaintRow[], today: IsoDay) {
  const due = monthDue(today);
  const newest = rows.at(-1);
  const last = newest && newest.period > due ? newest.period : due;
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = shiftMonth(last, index - 11);
    // Undefined if the month is due but not entered.
    return { month, received: rows.find(({ period }) => period === month)?.received };
  });
  const received = months.reduce((sum, month) => sum + (month.received ?? 0), 0);
  return { months, received, pending: newest?.pending ?? 0 };
}

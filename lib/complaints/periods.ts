import { shiftMonth } from "@/lib/text/days";

/** SEBI: a month's complaints are published by the 7th of the next, also when there were none. */
const DUE_DAY = "07";

/** The month behind another, both as `2026-10`; undefined for what is no month. */
export function nextMonth(month: string): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? shiftMonth(month, 1) : undefined;
}

/** The financial year behind another, both as `2025-2026`; undefined for what is none. */
export function nextYear(year: string): string | undefined {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(year) ?? [];
  return Number(from) + 1 === Number(to) ? `${to}-${Number(to) + 1}` : undefined;
}

/** The day by which a month's complaints are published: 2026-11-07 for `2026-10`. */
export function dueDay(month: string): string {
  return `${shiftMonth(month, 1)}-${DUE_DAY}`;
}

/** The newest month, as `2026-10`, whose complaints had to be published before a day. */
export function monthDue(today: string): string {
  const month = today.slice(0, 7);
  return shiftMonth(month, today.slice(8) > DUE_DAY ? -1 : -2);
}

/** A financial year (`2025-2026`), from April 1 to March 31. */
export function daysOfYear(year: string): { first: string; last: string } {
  const [from, to] = year.split("-");
  return { first: `${from}-04-01`, last: `${to}-03-31` };
}

/** Whether a month (`2026-03`) is of a financial year (`2025-2026`). */
export function isOfYear(month: string, year: string): boolean {
  const { first, last } = daysOfYear(year);
  return `${month}-01` >= first && `${month}-01` <= last;
}

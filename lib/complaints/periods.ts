import { type IsoDay, type IsoMonth, shiftMonth } from "@/lib/text/days";

/** SEBI: a month's complaints are published by the 7th of the next, also when there were none. */
const DUE_DAY = "07";

/** The month after another; undefined for what is no month. */
export function nextMonth(month: string): IsoMonth | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? shiftMonth(month, 1) : undefined;
}

/** The financial year after another, both as `2025-2026`; undefined for what is none. */
export function nextYear(year: string): string | undefined {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(year) ?? [];
  return Number(from) + 1 === Number(to) ? `${to}-${Number(to) + 1}` : undefined;
}

/** The day by which a month's complaints are published: 2026-11-07 for `2026-10`. */
export function dueDay(month: IsoMonth): IsoDay {
  return `${shiftMonth(month, 1)}-${DUE_DAY}`;
}

/** The newest month whose complaints had to be published before a day. */
export function monthDue(today: IsoDay): IsoMonth {
  return shiftMonth(today.slice(0, 7), today.slice(8) > DUE_DAY ? -1 : -2);
}

/** A financial year (`2025-2026`), from April 1 to March 31. */
export function daysOfYear(year: string): { first: IsoDay; last: IsoDay } {
  const [from, to] = year.split("-");
  return { first: `${from}-04-01`, last: `${to}-03-31` };
}

const DAY_MS = 86_400_000;
/** Of UTC: five and a half hours, all year. */
export const INDIA_AHEAD_MS = 19_800_000;

/** `2026-11-22`; sorts as text. */
export type IsoDay = string;
/** `2026-11` */
export type IsoMonth = string;

/** Midnight of a day in UTC, in which all days are computed: it has no summer time. */
function midnight(day: IsoDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day in UTC. @param ms since 1970 */
function isoDay(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10);
}

/** No plan or notice ends later; after 9999 the format would differ. */
const LAST_DAY: IsoDay = "2100-12-31";

/** Whether a text is an existing day up to 2100; `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const ms = midnight(text).getTime();
  return !Number.isNaN(ms) && isoDay(ms) === text && text <= LAST_DAY;
}

/** @param ms since 1970 */
export function dayInIndia(ms: number): IsoDay {
  return isoDay(ms + INDIA_AHEAD_MS);
}

/** Variables by name, such as process.env. */
type Env = Readonly<Record<string, string | undefined>>;

/** Today in India, from SOURCE_DATE_EPOCH (seconds) if set, else from the clock. */
export function todayInIndia(env: Env = process.env): IsoDay {
  const seconds = env.SOURCE_DATE_EPOCH;
  return dayInIndia(seconds ? Number(seconds) * 1000 : Date.now());
}

/** Whether a day is among those from one to another; a missing one has no limit. */
export function holdsOn({ from, until }: { from?: IsoDay; until?: IsoDay }, day: IsoDay): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** Negative if `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (midnight(to).getTime() - midnight(from).getTime()) / DAY_MS;
}

/** @param days may be negative */
export function addDays(day: IsoDay, days: number): IsoDay {
  return isoDay(midnight(day).getTime() + days * DAY_MS);
}

/** The same day of a later month, or its last day: 31 January plus one month is 28 February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const date = midnight(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  // Day 0 of the month after is the last day of the month.
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return isoDay(date.getTime());
}

/** @param months may be negative */
export function shiftMonth(month: IsoMonth, months: number): IsoMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** 2026-10-31 for `2026-10` */
export function endOfMonth(month: IsoMonth): IsoDay {
  return addDays(`${shiftMonth(month, 1)}-01`, -1);
}

/** The last day of a tenure in months: one month from 22 November ends on 21 December. */
export function lastDayOf(start: IsoDay, months: number): IsoDay {
  return addDays(addMonths(start, months), -1);
}

/**
 * The working day that is `count` working days after a day.
 * @param weekdays working days of the week, at least one; 0 is Sunday
 */
export function addWorkingDays(day: IsoDay, count: number, weekdays: readonly number[]): IsoDay {
  let last = day;
  let left = count;
  while (left > 0) {
    last = addDays(last, 1);
    if (weekdays.includes(midnight(last).getUTCDay())) left -= 1;
  }
  return last;
}

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 19_800_000;

/** A day as in content and date fields, `2026-11-22`; sorts as text. */
export type IsoDay = string;
/** A month as in complaint tables, `2026-11`. */
export type IsoMonth = string;

const utc = (day: IsoDay) => new Date(`${day}T00:00:00Z`);
const written = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10);

/** No plan or notice reaches further; past 9999 a day would have another form. */
const LAST_DAY: IsoDay = "2100-12-31";

/** Whether a text is an existing day up to 2100: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const ms = utc(text).getTime();
  return !Number.isNaN(ms) && written(ms) === text && text <= LAST_DAY;
}

/** The day on the visitor's own calendar. */
export function localDay(now: Date): IsoDay {
  return written(now.getTime() - now.getTimezoneOffset() * 60_000);
}

/** The day in India at a time in ms since 1970. */
export function dayInIndia(ms: number): IsoDay {
  return written(ms + INDIA_AHEAD_MS);
}

/** Today in India, by SOURCE_DATE_EPOCH (seconds) if set, else by the clock. */
export function todayInIndia(env: NodeJS.ProcessEnv = process.env): IsoDay {
  return dayInIndia(env.SOURCE_DATE_EPOCH ? Number(env.SOURCE_DATE_EPOCH) * 1000 : Date.now());
}

/** Days from one to another; negative where the second is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (utc(to).getTime() - utc(from).getTime()) / DAY_MS;
}

/** A day shifted by a number of days, which may be negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return written(utc(day).getTime() + days * DAY_MS);
}

/** The same day in a later month, or its last day: 31 January plus one month is 28 February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return written(date.getTime());
}

/** A month shifted by a number of months, which may be negative. */
export function shiftMonth(month: IsoMonth, months: number): IsoMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The last day of a month: 2026-10-31 for `2026-10`. */
export function endOfMonth(month: IsoMonth): IsoDay {
  return addDays(`${shiftMonth(month, 1)}-01`, -1);
}

/** The last day of a tenure in months: one month from 22 November ends on 21 December. */
export function lastDayOf(start: IsoDay, months: number): IsoDay {
  return addDays(addMonths(start, months), -1);
}

/** The day a number of working days after a day; `weekdays` are at least one, 0 for Sunday. */
export function addWorkingDays(day: IsoDay, count: number, weekdays: readonly number[]): IsoDay {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (weekdays.includes(utc(last).getUTCDay())) left -= 1;
  }
  return last;
}

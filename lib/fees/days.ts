const MS_A_DAY = 86_400_000;

/** Days as content and date fields write them, `2026-11-22`; so they also sort as text. */
export type IsoDay = string;

const utc = (day: IsoDay) => new Date(`${day}T00:00:00Z`);
const written = (date: Date): IsoDay => date.toISOString().slice(0, 10);

/** Whether a text names a day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && written(date) === text;
}

/** The day on the visitor's own calendar. */
export function localDay(now: Date): IsoDay {
  return written(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

/** Days from one to another; negative where the second is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (utc(to).getTime() - utc(from).getTime()) / MS_A_DAY;
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return written(new Date(utc(day).getTime() + days * MS_A_DAY));
}

/** The same day of a later month, or that month's last day where it is shorter: 31 January and one month is 28 February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return written(date);
}

/** The last day of a tenure of whole months: one month from 22 November ends on 21 December. */
export function lastDayOf(start: IsoDay, months: number): IsoDay {
  return addDays(addMonths(start, months), -1);
}

/**
 * The day on which a number of working days has passed after a day.
 * @param weekdays those that are worked, 0 for Sunday; at least one
 */
export function addWorkingDays(day: IsoDay, count: number, weekdays: readonly number[]): IsoDay {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (weekdays.includes(utc(last).getUTCDay())) left -= 1;
  }
  return last;
}

/** In English, by the number that `Date` gives them: 0 is Sunday. */
export const WEEKDAY_NAMES = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/**
 * The days of a week from the first to the last, past its end if the last comes earlier.
 * @param first, last 1 is Monday, 7 is Sunday
 * @returns numbers as `Date` gives them: 0 is Sunday
 */
export function weekdaysBetween(first: number, last: number): number[] {
  const week = WEEKDAY_NAMES.length;
  const count = ((last - first + week) % week) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % week);
}

/** `Monday to Friday`, or `Sunday` for one day. @param weekdays in a row; 0 is Sunday */
export function formatWeekdays(weekdays: readonly number[]): string {
  const first = WEEKDAY_NAMES[weekdays[0] ?? 0];
  const last = WEEKDAY_NAMES[weekdays.at(-1) ?? 0];
  return first === last ? String(first) : `${first} to ${last}`;
}

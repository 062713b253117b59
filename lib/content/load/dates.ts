import { formatMonth } from "@/lib/text/format";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The number of a month that is written as a number or a word; 0 for what is none. */
export function monthNumber(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text) > 12 ? 0 : Number(text);
  return MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

const YEAR_FIRST = /^(?<year>\d{4})[\s/.-]*(?<month>\d{1,2})[\s/.-]*(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(?<month>\w+)[\s/.,-]+(?<year>\d{4})$/i;
const MONTH_FIRST = /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i;

/** What to write in place of a date as people write it, or of one that no calendar has. */
export function dateAdvice(text: string): string | undefined {
  const patterns = [YEAR_FIRST, DAY_FIRST, MONTH_FIRST];
  const found = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  const { year = "", month: name = "", day = "" } = found ?? {};
  const number = monthNumber(name);
  if (!year || Number(day) === 0) return undefined;
  if (number === 0) return /^\d+$/.test(name) ? `there is no month ${name}` : undefined;
  const month = `${year}-${String(number).padStart(2, "0")}`;
  // Day 0 of the next month is the last of this.
  const days = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  if (Number(day) > days) return `${formatMonth(month)} has ${days} days`;
  return `write ${month}-${day.padStart(2, "0")}`;
}

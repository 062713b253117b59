import type { IsoDay } from "@/lib/text/days";

const MONTH_NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const WHOLE_NAMES =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** As sentences and as labels write them: "may" is a verb. */
const MONTHS = String.raw`(?:${WHOLE_NAMES}|${WHOLE_NAMES.toUpperCase()})(?!\p{L})`;
const MONTH = String.raw`(?<month>${MONTHS})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const YEAR = String.raw`(?:,?\s+(?<year>20\d\d))?`;
const WEEKDAY_NAMES = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const WEEKDAY = String.raw`(?<weekday>Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?`;
const BEFORE = String.raw`(?:\b${WEEKDAY},?\s+(?:the\s+)?)?`;

/** `Monday, 26 January 2027`, `26th January`; `Monday, January 26, 2027`, `Jan 26`; and in numbers. */
const WRITTEN_DAYS = [
  new RegExp(String.raw`${BEFORE}\b${DAY}\s+(?:of\s+)?${MONTH}${YEAR}`, "gu"),
  new RegExp(String.raw`${BEFORE}\b${MONTH}\s+${DAY}${YEAR}`, "gu"),
  /(?<![\w/.-])(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>20\d\d)(?![\w/-])/g,
  /(?<![\w/.-])(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\w/-])/g,
];

/** A day as a text writes it. */
export interface WrittenDay {
  words: string;
  /** Where its words begin in the text. */
  start: number;
  /** From 1 to 12. */
  month: number;
  day: number;
  year: number | undefined;
  /** 0 is Sunday. */
  weekday: number | undefined;
}

/** From 1 to 12, of a number or a name. */
function monthNumber(month: string): number {
  const name = month.slice(0, 1) + month.slice(1, 3).toLowerCase();
  return Number(month) || MONTH_NAMES.indexOf(name) + 1;
}

/** The days that a text writes with their month, whether a calendar has them or not. */
export function daysIn(text: string): WrittenDay[] {
  if (!/\d/.test(text)) return [];
  const found = WRITTEN_DAYS.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(({ 0: words, index: start, groups = {} }) => {
    const { month = "", day, year, weekday } = groups;
    return {
      words: words.replace(/\.$/, ""),
      start,
      month: monthNumber(month),
      day: Number(day),
      year: year === undefined ? undefined : Number(year),
      weekday: weekday === undefined ? undefined : WEEKDAY_NAMES.indexOf(weekday.slice(0, 3)),
    };
  });
}

const inUtc = (year: number, { month, day }: WrittenDay) =>
  new Date(Date.UTC(year, month - 1, day));

/** Whether a month has such a day in that year; of February 29 without a year, in some year. */
export function isThere(written: WrittenDay): boolean {
  const date = inUtc(written.year ?? 2028, written);
  return date.getUTCMonth() === written.month - 1;
}

/** The year in which a day without one is nearest to today. */
function nearestYear(written: WrittenDay, today: IsoDay): number {
  const now = Date.parse(today);
  const year = Number(today.slice(0, 4));
  const away = (candidate: number) => Math.abs(inUtc(candidate, written).getTime() - now);
  return [year - 1, year, year + 1].reduce((best, other) =>
    away(other) < away(best) ? other : best,
  );
}

/** The day that is written; one without a year is that of the year nearest to today. */
export function calendarDay(written: WrittenDay, today: IsoDay): IsoDay {
  const date = inUtc(written.year ?? nearestYear(written, today), written);
  return date.toISOString().slice(0, 10);
}

/** A day of the calendar that a text names. */
export interface NamedDay {
  words: string;
  day: IsoDay;
}

/** The days that a text names. @param today for those without a year */
export function wholeDaysIn(text: string, today: IsoDay): NamedDay[] {
  return daysIn(text)
    .filter(isThere)
    .map((written) => ({ words: written.words, day: calendarDay(written, today) }));
}

/** The latest day that a text names with its year; undefined if it names none. */
export function latestDayIn(text: string): IsoDay | undefined {
  const written = daysIn(text).filter(({ year }) => year !== undefined);
  const days = written.filter(isThere).map((day) => calendarDay(day, ""));
  return days.sort().at(-1);
}

/** Words by which the day behind them is the last one. */
const UNTIL = `(?:(?:un)?till?|through|thru|up ?to|(?:end(?:s|ed|ing)?|expir(?:es?|ing)|over)(?: on| by| after)?|(?:last|final) (?:day|date)(?: is| of [a-z ]{1,20} is)?|deadline(?: is)?)`;
/** What may stand between them and the day. */
const TO_DAY = String.raw`\s?[:,–-]?\s*(?:(?:midnight|the (?:end|evening|night))(?: of| on)? )?(?:the )?`;
/** The first day of a range: `from 20 January to`, `20-`. */
const RANGE = String.raw`(?<![\d,.])\d{1,2}(?:st|nd|rd|th)?(?:\s${MONTHS}\.?)?(?:,?\s20\d\d)?\s?(?:to|-|–)\s?(?:the )?`;
const LEADS_TO_LAST = new RegExp(String.raw`(?:\b${UNTIL}${TO_DAY}|${RANGE})$`, "iu");
/** The same behind a day, in Hindi. */
const LAST_BEHIND = /^\s?(?:tak|तक)(?![\p{L}\p{M}])/iu;
/** The rest of a range whose month stands before both days: `January 20-26`. */
const REST_OF_RANGE = new RegExp(
  String.raw`^\s?(?:to|-|–)\s?(\d{1,2})(?:st|nd|rd|th)?(?![\d.:]|\s?(?:%|[ap]\.?m\b)|\s+(?:of\s+)?${MONTHS})`,
  "iu",
);
const DAY_BEHIND_MONTH = /[a-z.]\s+\d{1,2}(?:st|nd|rd|th)?$/i;

/** The last day of a range that begins with a day: of `January 20-26` the 26th. */
function endOfRange(written: WrittenDay, behind: string): WrittenDay | undefined {
  const { words } = written;
  if (!DAY_BEHIND_MONTH.test(words)) return undefined;
  const [rest, end] = REST_OF_RANGE.exec(behind) ?? [];
  if (rest === undefined) return undefined;
  return { ...written, words: `${words}${rest}`, day: Number(end), weekday: undefined };
}

/** A day as the last one of something; undefined if a text does not call it that. */
function asLastDay(text: string, written: WrittenDay): WrittenDay | undefined {
  const { words, start } = written;
  const behind = text.slice(start + words.length);
  const ofRange = endOfRange(written, behind);
  if (ofRange) return ofRange;
  const [before] = LEADS_TO_LAST.exec(text.slice(0, start)) ?? [];
  if (before !== undefined) return { ...written, words: `${before}${words}` };
  const [after] = LAST_BEHIND.exec(behind) ?? [];
  return after === undefined ? undefined : { ...written, words: `${words}${after}` };
}

/**
 * The days that a text calls the last ones of something: "until 31 January", "20-26 January".
 * @param today for those without a year
 */
export function lastDaysIn(text: string, today: IsoDay): NamedDay[] {
  return daysIn(text).flatMap((written) => {
    const last = asLastDay(text, written);
    return last && isThere(last) ? [{ words: last.words, day: calendarDay(last, today) }] : [];
  });
}

import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { daysBetween, type IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";

const MONTH_NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MONTH = String.raw`(?<month>${MONTH_NAMES.join("|")})[a-z]*\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const YEAR = String.raw`(?:,?\s+(?<year>20\d\d))?`;
const WEEKDAY_NAMES = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const WEEKDAY = String.raw`(?<weekday>Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?`;
const BEFORE = String.raw`(?:\b${WEEKDAY},?\s+(?:the\s+)?)?`;

/** `Monday, 26 January 2027`, `26th January`; and `Monday, January 26, 2027`, `Jan 26`. */
const WRITTEN_DAYS = [
  new RegExp(String.raw`${BEFORE}\b${DAY}\s+(?:of\s+)?${MONTH}${YEAR}`, "g"),
  new RegExp(String.raw`${BEFORE}\b${MONTH}\s+${DAY}${YEAR}`, "g"),
];

/** A day as a text writes it. */
interface WrittenDay {
  words: string;
  /** From 1 to 12. */
  month: number;
  day: number;
  year: number | undefined;
  /** 0 is Sunday. */
  weekday: number | undefined;
}

function daysIn(text: string): WrittenDay[] {
  const found = WRITTEN_DAYS.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(({ 0: words, groups = {} }) => {
    const { month = "", day, year, weekday } = groups;
    return {
      words: words.replace(/\.$/, ""),
      month: MONTH_NAMES.indexOf(month) + 1,
      day: Number(day),
      year: year === undefined ? undefined : Number(year),
      weekday: weekday === undefined ? undefined : WEEKDAY_NAMES.indexOf(weekday.slice(0, 3)),
    };
  });
}

const inUtc = (year: number, { month, day }: WrittenDay) =>
  new Date(Date.UTC(year, month - 1, day));

/** Whether a month has such a day in that year; of February 29 without a year, in some year. */
function isThere(written: WrittenDay): boolean {
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

/** A day of the calendar that a text names. */
interface NamedDay {
  words: string;
  day: IsoDay;
}

/** The days that a text names; one without a year is that of the year nearest to today. */
export function wholeDaysIn(text: string, today: IsoDay): NamedDay[] {
  return daysIn(text)
    .filter(isThere)
    .map((written) => {
      const date = inUtc(written.year ?? nearestYear(written, today), written);
      return { words: written.words, day: date.toISOString().slice(0, 10) };
    });
}

/** The latest day that a text names with its year; undefined if it names none. */
export function lastDayIn(text: string): IsoDay | undefined {
  const written = daysIn(text).filter((day) => day.year !== undefined && isThere(day));
  const days = written.map((day) =>
    inUtc(day.year ?? 0, day)
      .toISOString()
      .slice(0, 10),
  );
  return days.sort().at(-1);
}

const longWeekday = (date: Date) =>
  date.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });

function checkDay(source: SourceFile, path: Path, written: WrittenDay, today: IsoDay): void {
  const { words, weekday } = written;
  if (written.day > 31) return;
  if (!isThere(written)) {
    source.fail(path, `expected a day of the calendar, got "${words}"`, { text: words });
    return;
  }
  if (weekday === undefined) return;
  const date = inUtc(written.year ?? nearestYear(written, today), written);
  if (date.getUTCDay() === weekday) return;
  const is = `${formatDate(date.toISOString().slice(0, 10))} is a ${longWeekday(date)}`;
  const message = `expected a day of the week that fits, got "${words}": ${is}`;
  if (written.year === undefined) source.warn(path, message, { text: words });
  else source.fail(path, message, { text: words });
}

const VALIDITY =
  /\bregist\w+[^.!?]{0,60}\bvalid(?:ity)?\b[^.!?]{0,30}\b(?:until|till|through|up ?to|to)\s+(?=\S*\d|[A-Z])/;

/** A text that writes out the end of the registration writes the right one. */
function checkValidity(source: SourceFile, path: Path, text: string, validTo: IsoDay): void {
  const [start] = VALIDITY.exec(text) ?? [];
  if (start === undefined) return;
  const behind = text.slice(text.indexOf(start) + start.length).slice(0, 30);
  const [written] = daysIn(behind);
  if (!written?.year || !isThere(written)) return;
  const day = inUtc(written.year, written).toISOString().slice(0, 10);
  if (day === validTo) return;
  const message = `"${written.words}" is not {{firm.registration.validTo}}, which is ${formatDate(validTo)}: write the reference`;
  source.fail(path, message, { text: written.words });
}

/** A notice that is shown for longer has probably another year in until than was meant. */
const LONG_NOTICE_DAYS = 120;

/** Warns of announcements that would be shown for most of a year, or after all days that they name. */
export function checkAnnouncements(
  source: SourceFile | undefined,
  { notices }: Pick<Content, "notices">,
  today: IsoDay,
): void {
  for (const [index, { from, until, text }] of notices.announcements.entries()) {
    const named = wholeDaysIn(text, today);
    const isLate = named.length > 0 && named.every(({ day }) => day < from);
    if (isLate && from > today) {
      const message = `this is shown from ${formatDate(from)}, after each day that its text names: which is right?`;
      source?.warn(["announcements", index, "from"], message);
    }
    const days = daysBetween(from, until) + 1;
    if (days <= LONG_NOTICE_DAYS) continue;
    const message = `this is shown for ${days} days, from ${formatDate(from)}: is the year right?`;
    source?.warn(["announcements", index, "until"], message);
  }
}

/** Days in texts that no calendar has, with another day of the week, or another end of the registration. */
export function checkDaysInTexts(
  sources: ReadonlyMap<string, SourceFile>,
  { firm }: Pick<Content, "firm">,
  today: IsoDay,
): void {
  for (const source of sources.values()) {
    for (const { text, path } of textsOf(source.data)) {
      for (const written of daysIn(text)) checkDay(source, path, written, today);
      checkValidity(source, path, text, firm.registration.validTo);
    }
  }
}

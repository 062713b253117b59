import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { daysBetween, type IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { calendarDay, daysIn, isThere, type WrittenDay, wholeDaysIn } from "./written-days";

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
  const day = calendarDay(written, today);
  const date = new Date(day);
  if (date.getUTCDay() === weekday) return;
  const is = `${formatDate(day)} is a ${longWeekday(date)}`;
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
  const day = calendarDay(written, validTo);
  if (day === validTo) return;
  const message = `"${written.words}" is not {{firm.registration.validTo}}, which is ${formatDate(validTo)}: write the reference`;
  source.fail(path, message, { text: written.words });
}

/** No notice is written for longer ahead: its year has probably a wrong digit. */
const FAR_DAYS = 730;

/** A notice that is shown for longer has probably another year in until than was meant. */
const LONG_NOTICE_DAYS = 120;

/** What is over once its day has come: a notice of it is of use on that day too. */
const OF_ITS_DAY = /\b(?:clos(?:ed?|es|ing|ure)|holidays?|shut|not open|no calls?|away)\b/i;

/** The days that a notice names, of which none is one on which it is shown. */
function notShownOn(
  { from, until, text }: Content["notices"]["announcements"][number],
  today: IsoDay,
): string | undefined {
  const named = wholeDaysIn(text, today);
  if (named.length === 0) return undefined;
  const isLate = named.every(({ day }) => day < from);
  if (isLate && from > today) return `from ${formatDate(from)}, after`;
  const isEarly = named.every(({ day }) => day > until);
  if (isEarly && OF_ITS_DAY.test(text)) return `until ${formatDate(until)}, before`;
  return undefined;
}

/** Warns of announcements that would be shown for most of a year, or on no day that they name. */
export function checkAnnouncements(
  source: SourceFile | undefined,
  { notices }: Pick<Content, "notices">,
  today: IsoDay,
): void {
  for (const [index, announcement] of notices.announcements.entries()) {
    const { from, until } = announcement;
    const when = notShownOn(announcement, today);
    if (when) {
      const key = when.startsWith("from") ? "from" : "until";
      const message = `this is shown ${when} each day that its text names: which is right?`;
      source?.warn(["announcements", index, key], message);
    }
    if (daysBetween(today, from) > FAR_DAYS) {
      const message = `this is shown from ${formatDate(from)}, in years: is the year right?`;
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

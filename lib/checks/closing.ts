import { type DatedValue, formatPath, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { addDays, daysBetween, type IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { type NamedDay, wholeDaysIn } from "./written-days";

/** How far ahead it looks: a year. */
const DAYS_AHEAD = 365;
/** A closing that is planned for longer has probably the wrong value or year. */
const LONG_CLOSING = 120;

/** Days from one to another, both included. */
interface Days {
  first: IsoDay;
  last: IsoDay;
}

/** The times, today or later, in which the firm is planned to be closed; one without end lasts a year. */
function closedTimes({ spans }: DatedValue, today: IsoDay): Days[] {
  const end = addDays(today, DAYS_AHEAD - 1);
  const closed: Days[] = [];
  for (const { from = today, until, value } of spans) {
    const first = from < today ? today : from;
    const lastWithoutEnd = from > end ? from : end;
    const last = until ?? lastWithoutEnd;
    if (value === false && first <= last) closed.push({ first, last });
  }
  return closed;
}

/** How many days of the year ahead are among them. */
function daysAhead(closed: readonly Days[], today: IsoDay): number {
  const end = addDays(today, DAYS_AHEAD - 1);
  const days = closed.map(({ first, last }) => daysBetween(first, last < end ? last : end) + 1);
  return days.reduce((sum, count) => sum + Math.max(count, 0), 0);
}

/** A year in which the site is closed on most days, or for very long. */
function checkLength(source: SourceFile, closed: readonly Days[], today: IsoDay): void {
  const days = daysAhead(closed, today);
  if (days <= LONG_CLOSING) return;
  const message = `the site takes no new clients on ${days} of the next ${DAYS_AHEAD} days: are true and false, and the years, right?`;
  source.warn(["accepting"], message);
}

/** Words that lead to the day on which something opens: "plans open again on". */
const OPENS =
  /\b(?:(?:re-?)?open(?:s|ing|ed)?|resum\w+|restart\w*|return\w*|back|again|(?:take|accept|welcome)\w* new clients)\b[^.!?]{0,30}?$/i;
/** The day behind them is the last one before it. */
const AFTER = /\b(?:after|until|till)\s+(?:the\s+)?$/i;

/** Whether a text says of a day that the firm opens on it. */
function opensOn(text: string, words: string): boolean {
  const before = text.slice(0, text.indexOf(words));
  return OPENS.test(before) && !AFTER.test(before);
}

/** A day that the words of the closing name as that of opening, beside those that it has. */
function openingFault(named: NamedDay, closed: readonly Days[], today: IsoDay): string | undefined {
  const openings = closed.map(({ last }) => addDays(last, 1));
  if (named.day < today || openings.includes(named.day)) return undefined;
  const [opening] = openings;
  return opening === undefined
    ? `"${named.words}", and accepting is false without an end, so that nothing opens on that day: give false an until`
    : `"${named.words}", and accepting is true again from ${formatDate(opening)}: which is right?`;
}

/** A day that the words of the closing name otherwise. */
function otherFault({ words, day }: NamedDay, closed: readonly Days[]): string | undefined {
  const [next] = closed;
  const around = closed.flatMap(({ first, last }) => [
    addDays(first, -1),
    first,
    last,
    addDays(last, 1),
  ]);
  if (!next || around.includes(day)) return undefined;
  return `"${words}" is no day on which accepting changes: it is false from ${formatDate(next.first)} to ${formatDate(next.last)}`;
}

/** The words of the closing name no other day of opening than the one on which it opens. */
function checkWords(
  source: SourceFile,
  words: Content["notices"]["closed"],
  closed: readonly Days[],
  today: IsoDay,
): void {
  for (const { path, text } of textsOf(words)) {
    for (const named of wholeDaysIn(text, today)) {
      const message = opensOn(text, named.words)
        ? openingFault(named, closed, today)
        : otherFault(named, closed);
      if (message) source.warn(["closed", ...path], message, { text: named.words });
    }
  }
}

/** Doubts a planned closing that is very long, and words that name another day than it has. */
export function checkClosing(
  source: SourceFile | undefined,
  { notices }: Pick<Content, "notices">,
  today: IsoDay,
): void {
  if (!source) return;
  const dated = source.values.find(({ path }) => formatPath(path) === "accepting");
  const closed = dated ? closedTimes(dated, today) : [];
  const staysOpen = closed.length === 0 && notices.accepting;
  if (staysOpen) return;
  checkLength(source, closed, today);
  checkWords(source, notices.closed, closed, today);
}

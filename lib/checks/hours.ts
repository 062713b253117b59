import { factsNamedIn } from "content-kit/facts";
import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { WeeklyHours } from "@/lib/content/schemas/hours";
import { daysBetween } from "@/lib/text/days";
import { formatWeekdays } from "@/lib/text/weekdays";

const HALF = String.raw`[ap](?:m\b|\.m\.?)`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s*${HALF}`;
const ONE_TIME = new RegExp(CLOCK, "gi");
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** `Monday to Friday, 9AM to 6PM`; the first time may lack its AM. */
const HOURS = new RegExp(
  String.raw`(?:(${DAY}(?:\s*(?:to|-|–)\s*${DAY})?)[\s,:(]*)?(\d{1,2}(?:[:.]\d{2})?\s*(?:${HALF})?)\s*(?:to|-|–)\s*(${CLOCK})`,
  "gi",
);

/** Files whose times are not those of the firm: examples, markets, notices of one day, opinions. */
const OTHER_TIMES = ["firm", "sample", "sources", "notices", "testimonials", "versions"];

/** Minutes after midnight of `9AM`, `9:00 AM` and `6 p.m.`. */
function minutesOf(time: string): number {
  const [, hour = "0", minute = "0", half = ""] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?/i.exec(time.trim()) ?? [];
  const isAfternoon = half.toLowerCase() === "p";
  return ((Number(hour) % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

/** Opening and closing time of a row of hours; undefined for a word such as Closed. */
function openingOf(hours: string): [from: number, to: number] | undefined {
  const [, , from = "", to = ""] = [...hours.matchAll(HOURS)][0] ?? [];
  return to ? [minutesOf(from), minutesOf(to)] : undefined;
}

const plainDays = (days: string) => days.toLowerCase().replace(/\s*(?:-|–|to)\s*/g, " to ");

/** A row of hours on which the firm is open. */
interface OpenRow extends WeeklyHours {
  from: number;
  to: number;
}

function openRows(rows: readonly WeeklyHours[]): OpenRow[] {
  return rows.flatMap((row) => {
    const [from, to] = openingOf(row.hours) ?? [];
    return from === undefined || to === undefined ? [] : [{ ...row, from, to }];
  });
}

interface Hours {
  rows: readonly OpenRow[];
  /** As messages name them: `Monday to Friday, 9AM to 6PM`. */
  shown: string;
}

const CURE =
  "correct one of the two, or write {{firm.hours.support.days}}, {{firm.hours.support.hours}}";

/** Reports days and hours in a text that are those of no row. */
function checkRanges(source: SourceFile, path: Path, text: string, { rows, shown }: Hours): void {
  for (const [found, days, from = "", to = ""] of text.matchAll(HOURS)) {
    const isOfRow = rows.some((row) => {
      const areDays = days === undefined || plainDays(days) === plainDays(row.days);
      return areDays && row.from === minutesOf(from) && row.to === minutesOf(to);
    });
    if (isOfRow) continue;
    const message = `"${found}" are not the hours of content/firm.yaml (${shown}): ${CURE}`;
    source.warn(path, message, { text: found });
  }
}

/** Reports single times in a text at which the firm neither opens nor closes. */
function checkTimes(source: SourceFile, path: Path, text: string, { rows, shown }: Hours): void {
  const others = text.replace(HOURS, " ");
  for (const [found] of others.matchAll(ONE_TIME)) {
    const minutes = minutesOf(found);
    const isOfRow = rows.some(({ from, to }) => from === minutes || to === minutes);
    if (isOfRow) continue;
    const message = `at ${found} nothing opens or closes by content/firm.yaml (${shown}): is it a time of the firm's?`;
    source.warn(path, message, { text: found });
  }
}

/** An office that closes before it opens. */
function checkOrder(source: SourceFile | undefined, place: Path, { hours }: WeeklyHours): void {
  const [from, to] = openingOf(hours) ?? [];
  if (from === undefined || to === undefined || from < to) return;
  source?.fail(place, `expected to open before it closes, got "${hours}": compare AM and PM`);
}

/** Hours with figures that cannot be read, so that nothing could be compared with them. */
function checkForm(source: SourceFile | undefined, place: Path, { hours }: WeeklyHours): void {
  if (openingOf(hours) || !/\d/.test(hours)) return;
  source?.fail(place, `expected hours such as 9:00 AM to 6:00 PM, or a word, got "${hours}"`);
}

/** A day of the week that two rows have. */
function checkDaysOnce(source: SourceFile | undefined, business: readonly WeeklyHours[]): void {
  const seen = new Map<number, WeeklyHours>();
  for (const [index, row] of business.entries()) {
    const twice = row.weekdays.find((weekday) => seen.has(weekday));
    for (const weekday of row.weekdays) seen.set(weekday, row);
    if (twice === undefined) continue;
    const message = `expected each day of the week in one row, got ${formatWeekdays([twice])} in two`;
    source?.fail(["hours", "business", index, "weekdays"], message);
  }
}

/** Fewer days than a week are announced: pages say the hours of every week. */
const WEEK_DAYS = 7;

/** Hours of some days alone, which pages would print as those of all such days. */
function checkDatedHours(source: SourceFile | undefined): void {
  for (const { path, spans } of source?.values ?? []) {
    if (path[0] !== "hours") continue;
    const isShort = spans.some(
      ({ from, until }) => from && until && daysBetween(from, until) + 1 < WEEK_DAYS,
    );
    if (!isShort) continue;
    const message =
      "pages print these as the hours of every week: announce hours of single days in content/notices.yaml";
    source?.warn(path, message);
  }
}

const FIRST_ROW = /\bfirm\.hours\.business\.0\b/;

/** A file whose sentences name the first row of open hours names the others too. */
function checkEachRowNamed(
  sources: ReadonlyMap<string, SourceFile>,
  texts: ReadonlyMap<string, string>,
  business: readonly WeeklyHours[],
): void {
  const open = business.flatMap(({ hours }, index) => (openingOf(hours) ? [index] : []));
  for (const [file, text] of texts) {
    const facts = factsNamedIn(text).join(" ");
    if (!FIRST_ROW.test(facts)) continue;
    for (const index of open) {
      if (facts.includes(`firm.hours.business.${index}.`)) continue;
      const message = `content/${file} says when the office is open and names the first row alone: add {{firm.hours.business.${index}.days}}, {{firm.hours.business.${index}.hours}} to its sentences`;
      sources.get("firm")?.warn(["hours", "business", index], message);
    }
  }
}

/**
 * Warns of sentences whose days and times are not those of `hours` in firm.yaml.
 * @param texts of all files, before their facts are filled in
 */
export function checkHours(
  sources: ReadonlyMap<string, SourceFile>,
  texts: ReadonlyMap<string, string>,
  { firm }: Pick<Content, "firm">,
): void {
  const { support, business } = firm.hours;
  const ofFirm = sources.get("firm");
  checkOrder(ofFirm, ["hours", "support", "hours"], support);
  checkForm(ofFirm, ["hours", "support", "hours"], support);
  for (const [index, row] of business.entries()) {
    checkOrder(ofFirm, ["hours", "business", index, "hours"], row);
    checkForm(ofFirm, ["hours", "business", index, "hours"], row);
  }
  checkDaysOnce(ofFirm, business);
  checkDatedHours(ofFirm);
  const rows = openRows([support, ...business]);
  const shown = rows.map(({ days, hours }) => `${days}, ${hours}`).join("; ");
  for (const [file, source] of sources) {
    if (OTHER_TIMES.includes(file)) continue;
    for (const { text, path } of textsOf(source.data)) {
      checkRanges(source, path, text, { rows, shown });
      checkTimes(source, path, text, { rows, shown });
    }
  }
  checkEachRowNamed(sources, texts, business);
}

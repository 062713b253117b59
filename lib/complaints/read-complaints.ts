import type { ContentIssue } from "content-kit";
import type { SourceFile } from "content-kit/sources";
import {
  COUNTS,
  type ComplaintTable,
  IMPERSONATION,
  SOURCES,
} from "@/lib/content/schemas/complaints";
import { type IsoDay, shiftMonth } from "@/lib/text/days";
import { type Line, readAnnual, readBySource, readMonthly } from "./read-table";
import { type ComplaintMonth, type ComplaintRow, type Counts, sumOf } from "./tables";

/** Reports the first count that differs from the expected one. @param found of the line or lines */
function compareCounts(line: Line, found: Counts, expected: Counts, why: string): void {
  const wrong = COUNTS.find((count) => found[count] !== expected[count]);
  if (wrong === undefined) return;
  line.fail(wrong, `${expected[wrong]}, ${why}`, String(found[wrong]));
}

/** The month after `2025-05`, or the financial year after `2025-2026`. */
function periodAfter(period: string): string {
  const end = period.slice(5);
  const isMonth = end.length === 2;
  return isMonth ? shiftMonth(period, 1) : `${end}-${Number(end) + 1}`;
}

/** Reports values that contradict each other. */
function checkCounts(line: Line): void {
  // Of impersonation only the number received is published.
  if (line.source === IMPERSONATION) return;
  const pending = line.carriedForward + line.received - line.resolved;
  if (line.pending !== pending) {
    line.fail("pending", `${pending}, carried forward + received - resolved`);
  }
  if (line.pendingOver3Months > line.pending) {
    line.fail("pendingOver3Months", `at most ${line.pending}, all that are pending`);
  } else if (line.pendingOver3Months > line.carriedForward) {
    const message = `at most ${line.carriedForward}, those that were pending last month`;
    line.fail("pendingOver3Months", message);
  }
}

/** Of the longest month. */
const MONTH_DAYS = 31;

/** There is an average where complaints were resolved, and nowhere else. */
function checkAverage({ source, carriedForward, resolved, averageDays, fail }: Line): void {
  const isOfTrend = source === undefined;
  if (isOfTrend || source === IMPERSONATION) return;
  if (resolved > 0 && averageDays === undefined) {
    fail("averageDays", `the average days of the ${resolved} resolved`);
  }
  if (resolved === 0 && averageDays !== undefined) {
    fail("averageDays", "nothing");
  }
  if (carriedForward === 0 && (averageDays ?? 0) > MONTH_DAYS) {
    fail("averageDays", `at most ${MONTH_DAYS} days, as all were received in this month`);
  }
}

/** What to write for periods that are not known. @param period the first of them */
const notKnown = (period: string) =>
  `add a line for each one between, such as "${period},,,," for one that is not known yet`;

/**
 * Reports a line that does not follow from the one before.
 * @param open months without figures, of which the table by source has no lines
 */
function checkAfter(line: Line, before: Line, open: ReadonlySet<string>): void {
  const next = periodAfter(before.period);
  let period = next;
  while (open.has(period) && period < line.period) period = periodAfter(period);
  if (line.period !== period) {
    const isLater = line.period > period && line.source === undefined;
    const got = isLater ? `${line.period}: ${notKnown(period)}` : line.period;
    line.fail("period", `${period}, after ${before.period}`, got);
  }
  const isNext = period === next && line.isEntered && before.isEntered;
  if (isNext && line.carriedForward !== before.pending) {
    line.fail("carriedForward", `${before.pending}, the pending of ${before.period}`);
  }
}

const AS_MONTHS =
  "as its months in monthly.csv (correct this year, or the month that is wrong; a month that is not known has four empty cells)";

/** The first month of a financial year in which there is something to report. */
function firstMonthOf(year: string, since: IsoDay | undefined): string {
  const april = `${year.slice(0, 4)}-04`;
  const begin = since?.slice(0, 7) ?? april;
  return begin > april ? begin : april;
}

/**
 * A financial year is the sum of its months, as far as they are entered; it may be more where some
 * are not, but begins and ends as its first and last month do.
 * @param since the day of the registration, before which there is no month
 */
function checkYear(year: Line, months: readonly Line[], since: IsoDay | undefined): void {
  if (!year.isEntered) return;
  const [from, to] = year.period.split("-");
  const ofYear = months.filter(({ period }) => period >= `${from}-04` && period <= `${to}-03`);
  const first = ofYear[0];
  const last = ofYear.at(-1);
  if (!first || !last) return;
  const sum = sumOf(ofYear);
  const hasBeginning = first.period <= firstMonthOf(year.period, since) && isKnown(first);
  const isWhole = hasBeginning && ofYear.every(isKnown);
  const hasEnd = isWhole || (last.period === `${to}-03` && isKnown(last));
  const expected: Counts = {
    ...(isWhole ? sum : year),
    carriedForward: hasBeginning ? first.carriedForward : year.carriedForward,
    pending: hasEnd ? last.pending : year.pending,
  };
  compareCounts(year, year, expected, AS_MONTHS);
  if (isWhole) return;
  for (const count of ["received", "resolved"] as const) {
    const isLess = year[count] < sum[count];
    if (isLess) year.fail(count, `at least ${sum[count]}, as its months in monthly.csv have`);
  }
}

const isKnown = (line: Line) => line.isEntered;

const OPEN =
  "the figures of this month are not entered, and the page says so: enter them as soon as they are known";

/** Months of the trend that have a line without figures. */
function openMonths(months: readonly Line[]): Set<string> {
  const open = months.filter((line) => !line.isEntered);
  for (const line of open) line.warn("period", OPEN);
  return new Set(open.map(({ period }) => period));
}

/** What pages show of a line: no counts if there are none. */
const rowOf = ({ isEntered, period, ...counts }: Line): ComplaintRow =>
  isEntered ? { period, ...counts } : { period };

/** A month by source, compared with the trend; undefined if one of its lines is missing. */
function monthOf(
  month: string,
  all: readonly Line[],
  trend: readonly Line[],
): ComplaintMonth | undefined {
  const lines = all.filter(({ period }) => period === month);
  const lineOf = (name: string) => lines.find(({ source }) => source === name);
  const investors = lineOf("investors");
  const scores = lineOf("scores");
  const other = lineOf("other");
  const impersonation = lineOf(IMPERSONATION);
  if (!investors || !scores || !other || !impersonation) {
    const missing = [...SOURCES, IMPERSONATION].filter((name) => !lineOf(name)).join(", ");
    lines[0]?.fail("source", `a line of ${month} for ${missing} too, with 0 for none`, "none");
    return undefined;
  }
  const sources = { investors, scores, other };
  const row = trend.find(({ period, isEntered }) => period === month && isEntered);
  if (row) {
    const sum = sumOf(Object.values(sources));
    compareCounts(investors, sum, row, `as monthly.csv has it for all of ${month}`);
  } else {
    investors.fail("period", "a month whose figures monthly.csv has too");
  }
  return { month, sources, impersonation: impersonation.received };
}

/** Reports each line that does not follow from the one before of the same source. */
function checkOrder(lines: readonly Line[], open: ReadonlySet<string> = new Set()): void {
  const lastOfSource = new Map<string | undefined, Line>();
  for (const line of lines) {
    const before = lastOfSource.get(line.source);
    if (before) checkAfter(line, before, open);
    checkCounts(line);
    checkAverage(line);
    lastOfSource.set(line.source, line);
  }
}

/** A month is published once it is over. @param lastMonth the latest that is over: `2026-10` */
function checkMonthsAreOver(lines: readonly Line[], lastMonth: string): void {
  for (const line of lines) {
    if (line.period <= lastMonth) continue;
    line.fail("period", `none after ${lastMonth}`, `${line.period}, which is not over yet`);
  }
}

/** With the oldest period first. */
interface Complaints {
  monthly: ComplaintRow[];
  annual: ComplaintRow[];
  bySource: ComplaintMonth[];
}

/**
 * Checks that pending follows from the other counts, that periods follow each other and carry
 * pending forward, and that the tables agree. Mistakes are reported by the files.
 * @param issues all that has been reported so far
 * @param since the day of the firm's registration, if it is known
 * @returns undefined after a mistake, so that none is reported for what follows from it
 */
export function readComplaints(
  files: ReadonlyMap<ComplaintTable, SourceFile>,
  issues: readonly ContentIssue[],
  today: IsoDay,
  since?: IsoDay,
): Complaints | undefined {
  const monthlyFile = files.get("monthly");
  const annualFile = files.get("annual");
  const bySourceFile = files.get("by-source");
  if (!monthlyFile || !annualFile || !bySourceFile) return undefined;

  const issuesBefore = issues.length;
  const monthly = readMonthly(monthlyFile);
  const annual = readAnnual(annualFile);
  const bySource = readBySource(bySourceFile);
  const lastMonth = shiftMonth(today.slice(0, 7), -1);
  checkMonthsAreOver(monthly ?? [], lastMonth);
  checkMonthsAreOver(bySource ?? [], lastMonth);
  checkOrder(monthly ?? []);
  checkOrder(annual ?? []);
  checkOrder(bySource ?? [], openMonths(monthly ?? []));
  if (!monthly || !annual || !bySource || issues.length > issuesBefore) return undefined;

  for (const year of annual) {
    checkYear(year, monthly, since);
  }
  const months = new Set(bySource.map(({ period }) => period));
  const monthsBySource = [...months]
    .map((month) => monthOf(month, bySource, monthly))
    .filter((month) => month !== undefined);
  return { monthly: monthly.map(rowOf), annual: annual.map(rowOf), bySource: monthsBySource };
}

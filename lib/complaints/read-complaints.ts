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
  }
}

/** There is an average where complaints were resolved, and nowhere else. */
function checkAverage({ source, resolved, averageDays, fail }: Line): void {
  const isOfTrend = source === undefined;
  if (isOfTrend || source === IMPERSONATION) return;
  if (resolved > 0 && averageDays === undefined) {
    fail("averageDays", `the average days of the ${resolved} resolved`);
  }
  if (resolved === 0 && averageDays !== undefined) {
    fail("averageDays", "nothing");
  }
}

/** Reports a line that does not follow from the one before. */
function checkAfter(line: Line, before: Line): void {
  const period = periodAfter(before.period);
  if (line.period !== period) {
    line.fail("period", `${period}, after ${before.period}`);
  }
  if (line.carriedForward !== before.pending) {
    line.fail("carriedForward", `${before.pending}, the pending of ${before.period}`);
  }
}

/** A financial year must be the sum of its months, once all of them are entered. */
function checkYear(year: Line, months: readonly Line[]): void {
  const [from, to] = year.period.split("-");
  const ofYear = months.filter(({ period }) => period >= `${from}-04` && period <= `${to}-03`);
  const first = ofYear[0];
  const last = ofYear[11];
  if (!first || !last) return;
  const expected = {
    ...sumOf(ofYear),
    carriedForward: first.carriedForward,
    pending: last.pending,
  };
  compareCounts(year, year, expected, "as its twelve months in monthly.csv");
}

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
  const row = trend.find(({ period }) => period === month);
  if (row) {
    const sum = sumOf(Object.values(sources));
    compareCounts(investors, sum, row, `as monthly.csv has it for all of ${month}`);
  } else {
    investors.fail("period", "a month that monthly.csv has too");
  }
  return { month, sources, impersonation: impersonation.received };
}

/** Reports each line that does not follow from the one before of the same source. */
function checkOrder(lines: readonly Line[]): void {
  const lastOfSource = new Map<string | undefined, Line>();
  for (const line of lines) {
    const before = lastOfSource.get(line.source);
    if (before) checkAfter(line, before);
    checkCounts(line);
    checkAverage(line);
    lastOfSource.set(line.source, line);
  }
}

/** A month is published once it is over. @param lastMonth the latest that is over: `2026-10` */
function checkMonthsAreOver(lines: readonly Line[], lastMonth: string): void {
  for (const line of lines) {
    if (line.period > lastMonth) line.fail("period", `none after ${lastMonth}`);
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
 * @returns undefined after a mistake, so that none is reported for what follows from it
 */
export function readComplaints(
  files: ReadonlyMap<ComplaintTable, SourceFile>,
  issues: readonly ContentIssue[],
  today: IsoDay,
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
  checkOrder(bySource ?? []);
  if (!monthly || !annual || !bySource || issues.length > issuesBefore) return undefined;

  for (const year of annual) {
    checkYear(year, monthly);
  }
  const months = new Set(bySource.map(({ period }) => period));
  const monthsBySource = [...months]
    .map((month) => monthOf(month, bySource, monthly))
    .filter((month) => month !== undefined);
  return { monthly, annual, bySource: monthsBySource };
}

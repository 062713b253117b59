import type { ContentIssue } from "content-kit";
import { SOURCES } from "@/lib/content/schemas/complaints";
import { type IsoDay, shiftMonth } from "@/lib/text/days";
import { IMPERSONATION, type Line, readTable, type TableName } from "./read-table";
import { type ComplaintMonth, type ComplaintRow, sumOf } from "./tables";

/** Reports the first value of a line that differs from the expected one. */
function compare(line: Line, expected: Partial<Line>, why: string, found: Partial<Line> = line) {
  const keys = Object.keys(expected) as (keyof Line)[];
  const key = keys.find((name) => found[name] !== expected[name]);
  if (key) line.fail(key, `${expected[key] ?? "nothing"}, ${why}`, `${found[key]}`);
}

/** The month after `2025-05`, or the financial year after `2025-2026`. */
function periodAfter(period: string): string {
  const end = period.slice(5);
  const isMonth = end.length === 2;
  return isMonth ? shiftMonth(period, 1) : `${end}-${Number(end) + 1}`;
}

/** Reports values that contradict each other. */
function checkCounts(line: Line): void {
  const { source, carriedForward, received, resolved, pending, averageDays, fail } = line;
  if (source === IMPERSONATION) {
    const none: Partial<Line> = {
      carriedForward: 0,
      resolved: 0,
      pending: 0,
      pendingOver3Months: 0,
      averageDays: undefined,
    };
    compare(line, none, "only the number received is published");
    return;
  }
  const sum = carriedForward + received - resolved;
  compare(line, { pending: sum }, "carried forward + received - resolved");
  if (line.pendingOver3Months > pending) {
    fail("pendingOver3Months", `at most ${pending}, all that are pending`);
  }
  const hasAverage = averageDays !== undefined;
  const needsAverage = resolved > 0;
  if (source && hasAverage !== needsAverage) {
    fail("averageDays", needsAverage ? `the average days of the ${resolved} resolved` : "nothing");
  }
}

/** Reports values that contradict each other or the line before. */
function checkLine(line: Line, before: Line | undefined): void {
  if (before) {
    compare(line, { period: periodAfter(before.period) }, `after ${before.period}`);
    compare(line, { carriedForward: before.pending }, `the pending of ${before.period}`);
  }
  checkCounts(line);
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
  compare(year, expected, "as its twelve months in monthly.csv");
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
    compare(investors, sumOf([row]), `as monthly.csv has it for all of ${month}`, sum);
  } else {
    investors.fail("period", "a month that monthly.csv has too");
  }
  return { month, sources, impersonation: impersonation.received };
}

/** Reports periods after the latest, and each line that does not follow from the one before. */
function checkOrder(lines: readonly Line[], latest: string): void {
  const lastOfSource = new Map<string | undefined, Line>();
  for (const line of lines) {
    if (line.period > latest) line.fail("period", `none after ${latest}`);
    checkLine(line, lastOfSource.get(line.source));
    lastOfSource.set(line.source, line);
  }
}

interface Complaints {
  monthly: ComplaintRow[];
  annual: ComplaintRow[];
  bySource: ComplaintMonth[];
}

/** No table of financial years has a year that is too late. */
const ANY_YEAR = "9999";

/**
 * Checks that pending follows from the other counts, that periods follow each other and carry
 * pending forward, and that the tables agree; after a mistake, dependent checks are skipped.
 * @returns tables with the oldest period first
 */
export function readComplaints(
  texts: ReadonlyMap<string, string>,
  issues: ContentIssue[],
  today: IsoDay,
): Complaints {
  const issuesBefore = issues.length;
  const linesOf = (name: TableName, latest: string): Line[] => {
    const text = texts.get(`complaints/${name}.csv`);
    if (text === undefined) return [];
    const issuesBeforeTable = issues.length;
    const lines = readTable(name, text, issues);
    if (issues.length > issuesBeforeTable) return [];
    checkOrder(lines, latest);
    return lines;
  };
  const lastMonth = shiftMonth(today.slice(0, 7), -1);
  const monthly = linesOf("monthly", lastMonth);
  const annual = linesOf("annual", ANY_YEAR);
  const lines = linesOf("by-source", lastMonth);
  if (issues.length > issuesBefore) return { monthly, annual, bySource: [] };
  for (const year of annual) checkYear(year, monthly);
  const months = [...new Set(lines.map(({ period }) => period))];
  const bySource = months
    .map((month) => monthOf(month, lines, monthly))
    .filter((month) => month !== undefined);
  return { monthly, annual, bySource };
}

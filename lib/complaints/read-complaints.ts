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

/** Reports values that contradict each other or the line before. */
function checkLine(line: Line, before: Line | undefined): void {
  const { source, carriedForward, received, resolved, pending, averageDays, fail } = line;
  if (before) {
    const to = before.period.slice(5);
    const period = to.length === 2 ? shiftMonth(before.period, 1) : `${to}-${Number(to) + 1}`;
    compare(line, { period }, `after ${before.period}`);
    compare(line, { carriedForward: before.pending }, `the pending of ${before.period}`);
  }
  if (source === IMPERSONATION) {
    const none = { carriedForward: 0, resolved: 0, pending: 0, pendingOver3Months: 0 };
    compare(line, { ...none, averageDays: undefined }, "only the number received is published");
    return;
  }
  const sum = carriedForward + received - resolved;
  compare(line, { pending: sum }, "carried forward + received - resolved");
  if (line.pendingOver3Months > pending) {
    fail("pendingOver3Months", `at most ${pending}, all that are pending`);
  }
  if (source && !resolved !== !averageDays) {
    fail("averageDays", resolved ? `the average days of the ${resolved} resolved` : "nothing");
  }
}

/** A financial year must be the sum of its months, once all of them are entered. */
function checkYear(year: Line, months: readonly Line[]): void {
  const [from, to] = year.period.split("-");
  const ofYear = months.filter(({ period }) => period >= `${from}-04` && period <= `${to}-03`);
  const [first, last] = [ofYear[0], ofYear[11]];
  if (!first || !last) return;
  const ends = { carriedForward: first.carriedForward, pending: last.pending };
  compare(year, { ...sumOf(ofYear), ...ends }, "as its twelve months in monthly.csv");
}

/** A month by source, compared with the trend; empty if one of its lines is missing. */
function monthOf(month: string, all: readonly Line[], trend: readonly Line[]): ComplaintMonth[] {
  const lines = all.filter(({ period }) => period === month);
  const names = [...SOURCES, IMPERSONATION];
  const line = (name: string) => lines.find(({ source }) => source === name);
  const [investors, scores, other, impersonation] = names.map(line);
  if (!investors || !scores || !other || !impersonation) {
    const missing = names.filter((name) => !line(name)).join(", ");
    lines[0]?.fail("source", `a line of ${month} for ${missing} too, with 0 for none`, "none");
    return [];
  }
  const sources = { investors, scores, other };
  const row = trend.find(({ period }) => period === month);
  if (!row) investors.fail("period", "a month that monthly.csv has too");
  const sum = sumOf(Object.values(sources));
  const expected = sumOf(row ? [row] : []);
  if (row) compare(investors, expected, `as monthly.csv has it for all of ${month}`, sum);
  return [{ month, sources, impersonation: impersonation.received }];
}

/**
 * Checks that pending follows from the other counts, that periods follow each other and carry
 * pending forward, and that the tables agree; after a mistake, dependent checks are skipped.
 * @returns tables with the oldest period first
 */
export function readComplaints(
  texts: ReadonlyMap<string, string>,
  issues: ContentIssue[],
  today: IsoDay,
) {
  const found = issues.length;
  const linesOf = (name: TableName, latest: string): Line[] => {
    const text = texts.get(`complaints/${name}.csv`);
    const before = issues.length;
    const lines = text === undefined ? [] : readTable(name, text, issues);
    if (issues.length > before) return [];
    const last = new Map<string | undefined, Line>();
    for (const line of lines) {
      if (line.period > latest) line.fail("period", `none after ${latest}`);
      checkLine(line, last.get(line.source));
      last.set(line.source, line);
    }
    return lines;
  };
  const lastMonth = shiftMonth(today.slice(0, 7), -1);
  const monthly = linesOf("monthly", lastMonth);
  const annual = linesOf("annual", "9999");
  const lines = linesOf("by-source", lastMonth);
  const isRight = issues.length === found;
  for (const year of isRight ? annual : []) checkYear(year, monthly);
  const months = isRight ? [...new Set(lines.map(({ period }) => period))] : [];
  const bySource = months.flatMap((one) => monthOf(one, lines, monthly));
  const trends: Record<"monthly" | "annual", ComplaintRow[]> = { monthly, annual };
  return { ...trends, bySource };
}

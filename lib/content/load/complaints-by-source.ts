import {
  type ComplaintMonth,
  grandTotal,
  SOURCES,
  type Source,
  type SourceCounts,
} from "@/lib/complaints/by-source";
import {
  IMPERSONATION,
  SOURCE_COLUMNS,
  type SourceLine,
} from "@/lib/content/schemas/complaints-by-source";
import { endOfMonth, shiftMonth, todayInIndia } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { checkCounts, readLine } from "./complaint-source-line";
import type { ComplaintTable } from "./complaints";
import type { ContentIssue } from "./content-error";
import { type CsvLine, readCsv } from "./csv";

const countsOf = (line: SourceLine | undefined): SourceCounts => ({
  pendingLastMonth: line?.pending_last_month ?? 0,
  received: line?.received ?? 0,
  resolved: line?.resolved ?? 0,
  pending: line?.total_pending ?? 0,
  pendingOver3Months: line?.pending_over_3_months ?? 0,
  averageDays: line?.resolved ? line.average_days : undefined,
});

/** The lines of one month, by source. */
interface MonthLines {
  month: string;
  lines: Map<string, { line: SourceLine; fail: CsvLine["fail"] }>;
  /** Of its first line. */
  fail: CsvLine["fail"];
}

/** Puts lines that follow one another together by month, and names a source that stands twice. */
function byMonth(lines: readonly { line: SourceLine; fail: CsvLine["fail"] }[]): MonthLines[] {
  const months: MonthLines[] = [];
  for (const { line, fail } of lines) {
    const { month, source } = line;
    if (months.at(-1)?.month !== month) months.push({ month, lines: new Map(), fail });
    const known = months.at(-1)?.lines;
    if (known?.has(source)) {
      fail(1, `${source} stands twice in ${month}: delete one of the two lines`);
    }
    known?.set(source, { line, fail });
  }
  return months;
}

/** Names a month that is not over, or does not follow the one before. */
function checkOrder({ month, fail }: MonthLines, before: MonthLines | undefined): void {
  const end = endOfMonth(month);
  if (end >= todayInIndia()) {
    const message = `expected a month that is over, got ${month}, which ends on ${formatDate(end)}: correct the month or delete the line`;
    fail(0, message);
  } else if (before && month !== shiftMonth(before.month, 1)) {
    const message = `expected ${shiftMonth(before.month, 1)} after ${before.month}, got ${month}: the lines of a month stand together, and no month is left out`;
    fail(0, message);
  }
}

/** Names what a source does not carry forward from the month before. */
function checkCarried({ lines }: MonthLines, before: MonthLines | undefined): void {
  for (const source of SOURCES) {
    const [now, last] = [lines.get(source), before?.lines.get(source)];
    if (!now || !last || now.line.pending_last_month === last.line.total_pending) continue;
    const expected = `expected ${last.line.total_pending}, the total pending of ${source} in ${last.line.month}`;
    now.fail(2, `${expected}, got ${now.line.pending_last_month}`);
  }
}

/** A month with all of its lines; names those that it lacks. */
function monthOfLines({ month, lines, fail }: MonthLines): ComplaintMonth | undefined {
  const missing = [...SOURCES, IMPERSONATION].filter((source) => !lines.has(source));
  if (missing.length > 0) {
    const example = missing[0] === IMPERSONATION ? ",0,,,," : "0,0,0,0,0,";
    fail(
      1,
      `${month} has no line for ${missing.join(", ")}: add ${missing.length > 1 ? "them" : "it"}, as ${month},${missing[0]},${example} when there was none`,
    );
    return undefined;
  }
  const counts = SOURCES.map((source) => [source, countsOf(lines.get(source)?.line)]);
  return {
    month,
    sources: Object.fromEntries(counts) as Record<Source, SourceCounts>,
    impersonation: lines.get(IMPERSONATION)?.line.received ?? 0,
  };
}

/** Compares a month's sums with its line in the table of months. */
function checkSums(month: ComplaintMonth, monthly: ComplaintTable, fail: CsvLine["fail"]): void {
  const total = grandTotal(month);
  const sums = [total.pendingLastMonth, total.received, total.resolved, total.pending];
  const row = monthly.rows.find(({ period }) => period === month.month);
  if (!row) {
    const message = `content/complaints/monthly.csv has no line for ${month.month}: add ${month.month},${sums.join(",")} there, or delete its lines here`;
    fail(0, message);
    return;
  }
  const counts = [row.carriedForward, row.received, row.resolved, row.pending];
  const wrong = counts.findIndex((count, index) => count !== sums[index]);
  if (wrong < 0) return;
  const column = SOURCE_COLUMNS[wrong + 2] ?? "month";
  const message = `expected ${counts[wrong]} in all for ${month.month}, as in content/complaints/monthly.csv, got ${sums[wrong]}: correct one of the two files`;
  fail(wrong + 2, message, column);
}

/**
 * Reads what was entered for each month by source. A month has a line for each source and one for
 * impersonation; its numbers add up, carry the month before forward and make up the month's line
 * in the table of months.
 * @param monthly the table of months; undefined where it cannot be compared
 * @param issues mistakes are added here
 */
export function parseBySource(
  file: string,
  text: string,
  monthly: ComplaintTable | undefined,
  issues: ContentIssue[],
): ComplaintMonth[] {
  const csv = readCsv(file, text, SOURCE_COLUMNS, issues);
  const lines = csv.flatMap((one) => {
    const line = one && readLine(one);
    if (!line) return [];
    checkCounts(line, one.fail);
    return { line, fail: one.fail };
  });
  // Beside a line that could not be read nothing is certain of its month and the next.
  if (lines.length < csv.length) return [];
  const months = byMonth(lines);
  return months.flatMap((month, index) => {
    const before = months[index - 1];
    checkOrder(month, before);
    if (before && month.month === shiftMonth(before.month, 1)) checkCarried(month, before);
    const whole = monthOfLines(month);
    if (whole && monthly) checkSums(whole, monthly, month.fail);
    return whole ?? [];
  });
}

import { z } from "zod";
import type { ContentIssue } from "@/lib/content/load/content-error";
import { SOURCES } from "@/lib/content/schemas/complaints-by-source";
import { type IsoDay, shiftMonth } from "@/lib/text/days";
import { formatMonth } from "@/lib/text/format";
import { type CsvLine, readCsv } from "./csv";
import { daysOfYear, nextMonth, nextYear } from "./periods";
import {
  COUNTS,
  type ComplaintMonth,
  type Complaints,
  type ComplaintTable,
  type Counts,
  type SourceCounts,
  sumOf,
} from "./tables";

/** The line of a month for complaints about somebody who pretended to be the firm. */
const IMPERSONATION = "impersonation";
const LINES = [...SOURCES, IMPERSONATION] as const;

const TREND = ["carried_forward", "received", "resolved", "pending"];
const BY_SOURCE = [
  ...["month", "source", "pending_last_month", "received", "resolved", "total_pending"],
  ...["pending_over_3_months", "average_days"],
];

const month = z
  .string()
  .refine((text) => nextMonth(text) !== undefined, "expected a month written like 2025-05");
const year = z
  .string()
  .refine((text) => nextYear(text) !== undefined, "expected a year written like 2025-2026");
const count = z
  .string()
  .regex(/^\d+$/, "expected a whole number of complaints, 0 for none")
  .transform(Number);
const source = z.enum(LINES, {
  error: `expected ${LINES.join(", ")}; the site adds up the total itself`,
});
const days = z
  .string()
  .regex(/^(|-|n\/?a|\d+(\.\d+)?)$/i, "expected a number of days such as 12.5, nothing for none")
  .transform((text) => Number(text) || undefined);

const trendLine = (period: z.ZodType<string>) =>
  z.tuple([period, count, count, count, count]).transform(([name, ...counts]) => ({
    period: name,
    source: undefined,
    counts: countsOf(counts),
    pendingOver3Months: 0,
    averageDays: undefined,
  }));
const sourceLine = z
  .tuple([month, source, count, count, count, count, count, days])
  .transform(([period, name, carried, received, resolved, pending, over, averageDays]) => ({
    period,
    source: name,
    counts: countsOf([carried, received, resolved, pending]),
    pendingOver3Months: over,
    averageDays,
  }));

function countsOf([carriedForward, received, resolved, pending]: [number, number, number, number]) {
  return { carriedForward, received, resolved, pending };
}

interface Line extends Pick<CsvLine, "fail"> {
  period: string;
  source: (typeof LINES)[number] | undefined;
  counts: Counts;
  pendingOver3Months: number;
  averageDays: number | undefined;
}

/** Reports what cannot be true of a line by itself. */
function checkLine({ source, counts, pendingOver3Months, averageDays, fail }: Line): void {
  const { carriedForward, received, resolved, pending } = counts;
  const first = source ? 2 : 1;
  const there = carriedForward + received;
  if (source === IMPERSONATION) {
    if (carriedForward + resolved + pending + pendingOver3Months + (averageDays ?? 0) > 0) {
      fail(first, "expected only the number received of impersonation, nothing else");
    }
  } else if (resolved > there) {
    fail(first + 2, `expected at most ${there}, all that there were, got ${resolved}`);
  } else if (pending !== there - resolved) {
    const sum = `${there - resolved} (carried forward + received - resolved)`;
    fail(first + 3, `expected ${sum}, got ${pending}`);
  } else if (pendingOver3Months > pending) {
    fail(first + 4, `expected at most ${pending}, all that are pending, got ${pendingOver3Months}`);
  } else if (source && (resolved === 0) !== (averageDays === undefined)) {
    const what = resolved ? `the average days of the ${resolved} resolved` : "nothing";
    fail(first + 5, `expected ${what}, got ${averageDays ?? "nothing"}`);
  }
}

/** Reports a period that does not follow the one before, or does not carry its pending forward. */
function checkSeries(lines: readonly Line[]): void {
  for (const [index, { period, source, counts, fail }] of lines.entries()) {
    const before = lines[index - 1];
    if (!before) continue;
    const expected = nextMonth(before.period) ?? nextYear(before.period);
    const { pending } = before.counts;
    if (period !== expected) {
      fail(0, `expected ${expected} after ${before.period}, got ${period}`);
    } else if (source !== IMPERSONATION && counts.carriedForward !== pending) {
      const message = `expected ${pending}, the pending of ${before.period}`;
      fail(source ? 2 : 1, `${message}, got ${counts.carriedForward}`);
    }
  }
}

/** Reports the first count of a line that is not as another table has it. */
function compare({ fail, source }: Line, found: Counts, expected: Counts, where: string): void {
  const index = COUNTS.findIndex((name) => found[name] !== expected[name]);
  const name = COUNTS[index];
  if (!name) return;
  fail(index + (source ? 2 : 1), `expected ${expected[name]}, as ${where}, got ${found[name]}`);
}

/** A financial year is the sum of its months, once all of them are entered. */
function checkYears(years: readonly Line[], months: readonly Line[]): void {
  for (const line of years) {
    const { first, last } = daysOfYear(line.period);
    const ofYear = months.filter(({ period }) => `${period}-01` >= first && period < last);
    const [begin, end] = [ofYear[0], ofYear.at(-1)];
    if (!begin || !end || ofYear.length < 12) continue;
    const { carriedForward } = begin.counts;
    const { pending } = end.counts;
    const expected = { ...sumOf(ofYear.map(({ counts }) => counts)), carriedForward, pending };
    compare(line, line.counts, expected, "its twelve months in monthly.csv have it");
  }
}

function tableOf(lines: readonly Line[], label: (period: string) => string): ComplaintTable {
  const rows = lines.map(({ period, counts }, index) => ({
    srNo: index + 1,
    period,
    receivedFrom: label(period),
    ...counts,
  }));
  return { rows, total: sumOf(rows) };
}

function sourceCounts({ counts, pendingOver3Months, averageDays }: Line): SourceCounts {
  const { carriedForward: pendingLastMonth, ...others } = counts;
  return { pendingLastMonth, ...others, pendingOver3Months, averageDays };
}

/** The months by source, each compared with the trend; one without all of its lines is reported. */
function monthsOf(lines: readonly Line[], trend: readonly Line[]): ComplaintMonth[] {
  return [...new Set(lines.map(({ period }) => period))].flatMap((month) => {
    const ofMonth = lines.filter(({ period }) => period === month);
    const line = (name: Line["source"]) => ofMonth.find(({ source }) => source === name);
    const [investors, scores, other] = SOURCES.map(line);
    const impersonation = line(IMPERSONATION);
    if (!investors || !scores || !other || !impersonation) {
      const missing = LINES.filter((name) => !line(name)).join(", ");
      ofMonth[0]?.fail(1, `${month} has no line for ${missing}: add it, also where there was none`);
      return [];
    }
    const sum = sumOf([investors, scores, other].map(({ counts }) => counts));
    const row = trend.find(({ period }) => period === month);
    if (row) compare(investors, sum, row.counts, `monthly.csv has it for all of ${month}`);
    else {
      const counts = [month, ...COUNTS.map((name) => sum[name])].join(",");
      investors.fail(0, `monthly.csv has no line for ${month}: add ${counts} there`);
    }
    const sources = {
      investors: sourceCounts(investors),
      scores: sourceCounts(scores),
      other: sourceCounts(other),
    };
    return { month, sources, impersonation: impersonation.counts.received };
  });
}

/**
 * Reads the tables of complaints and checks them: what is pending follows from the other counts,
 * each period follows the one before and carries its pending forward, and the tables agree.
 * @param read a file of content/complaints
 * @param issues mistakes are added here
 */
export function readComplaints(
  read: (name: string) => { file: string; text: string; isMissing?: boolean },
  issues: ContentIssue[],
  today: IsoDay,
): Complaints {
  /** Undefined after a mistake, beside which nothing is certain of the other lines and tables. */
  const linesOf = (
    name: string,
    columns: readonly string[],
    schema: z.ZodType<Omit<Line, "fail">>,
    latest: string,
  ): Line[] | undefined => {
    const { file, text, isMissing } = read(name);
    if (isMissing) return undefined;
    const before = issues.length;
    const lines = readCsv(file, text, columns, issues).flatMap(({ cells, fail }): Line[] => {
      // Of impersonation only the number received is published.
      const isReceivedAlone = cells[1] === IMPERSONATION;
      const filled = cells.map((cell) => (isReceivedAlone && cell === "" ? "0" : cell));
      const { data, error } = schema.safeParse(filled);
      const [issue] = error?.issues ?? [];
      const at = Number(issue?.path[0] ?? 0);
      if (issue) fail(at, `${issue.message}, got "${cells[at]}"`);
      else if (data && data.period > latest) {
        fail(0, `expected no ${columns[0]} after ${latest}, got ${data.period}`);
      }
      return data ? [{ ...data, fail }] : [];
    });
    if (issues.length > before) return undefined;
    lines.forEach(checkLine);
    for (const name of new Set(lines.map(({ source }) => source))) {
      checkSeries(lines.filter(({ source }) => source === name));
    }
    return issues.length > before ? undefined : lines;
  };
  const thisMonth = today.slice(0, 7);
  const newest = shiftMonth(thisMonth, -1);
  const monthly = linesOf("monthly.csv", ["month", ...TREND], trendLine(month), thisMonth);
  const annual = linesOf("annual.csv", ["year", ...TREND], trendLine(year), "9999");
  const bySource = linesOf("by-source.csv", BY_SOURCE, sourceLine, newest);
  if (monthly && annual) checkYears(annual, monthly);
  return {
    monthly: tableOf(monthly ?? [], formatMonth),
    annual: tableOf(annual ?? [], (name) => name),
    bySource: monthly && bySource ? monthsOf(bySource, monthly) : [],
  };
}

import { SOURCE_COUNTS, type SOURCES } from "@/lib/content/schemas/complaints-by-source";

/** What is counted in a row of a trend, in the order that SEBI's disclosure format fixes. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

export type Counts = Record<(typeof COUNTS)[number], number>;

/** The trend by month (`2025-05`) or by financial year (`2025-2026`). */
export interface ComplaintTable {
  rows: (Counts & { srNo: number; period: string; receivedFrom: string })[];
  total: Counts;
}

export interface SourceCounts extends Record<(typeof SOURCE_COUNTS)[number], number> {
  /** Days from receipt to resolution, on average; undefined where nothing was resolved. */
  averageDays: number | undefined;
}

/** What the firm has entered for a month (`2026-10`), by source. */
export interface ComplaintMonth {
  month: string;
  sources: Record<(typeof SOURCES)[number], SourceCounts>;
  /** Complaints about somebody who pretended to be the firm. */
  impersonation: number;
}

/** All tables, oldest period first. */
export interface Complaints {
  monthly: ComplaintTable;
  annual: ComplaintTable;
  bySource: readonly ComplaintMonth[];
}

function sumsOf<Count extends string>(
  rows: readonly Record<Count, number>[],
  counts: readonly Count[],
): Record<Count, number> {
  const sums = counts.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)]);
  return Object.fromEntries(sums) as Record<Count, number>;
}

/** Column sums of a trend's rows. */
export const sumOf = (rows: readonly Counts[]): Counts => sumsOf(rows, COUNTS);

/** Column sums of a month; the average is that of all complaints resolved, to a tenth of a day. */
export function grandTotal({ sources }: Pick<ComplaintMonth, "sources">): SourceCounts {
  const rows = Object.values(sources);
  const total = sumsOf(rows, SOURCE_COUNTS);
  const days = rows.reduce((sum, row) => sum + row.resolved * (row.averageDays ?? 0), 0);
  const average = Math.round((days / total.resolved) * 10) / 10;
  return { ...total, averageDays: total.resolved ? average : undefined };
}

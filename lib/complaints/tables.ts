import { type SOURCE_COUNTS, SOURCES } from "@/lib/content/schemas/complaints-by-source";

/** What is counted in a row of a trend, in the order that SEBI's disclosure format fixes. */
export const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

export type Counts = Record<(typeof COUNTS)[number], number>;

interface ComplaintRow extends Counts {
  srNo: number;
  /** `2025-05` or `2025-2026`, as the file has it. */
  period: string;
  /** Month in words (`May 2025`) or financial year (`2025-2026`). */
  receivedFrom: string;
}

/** The trend by month or by financial year. */
export interface ComplaintTable {
  rows: ComplaintRow[];
  /** Column sums, as the grand-total row prints them. */
  total: Counts;
}

export interface SourceCounts extends Record<(typeof SOURCE_COUNTS)[number], number> {
  /** Days from receipt to resolution, on average; undefined where nothing was resolved. */
  averageDays: number | undefined;
}

/** What the firm has entered for a month, by source. */
export interface ComplaintMonth {
  /** As `2026-10`. */
  month: string;
  sources: Record<(typeof SOURCES)[number], SourceCounts>;
  /** Complaints about somebody who pretended to be the firm. */
  impersonation: number;
}

/** All tables, oldest period first. */
export interface Complaints {
  monthly: ComplaintTable;
  annual: ComplaintTable;
  bySource: ComplaintMonth[];
}

/** Column sums of rows. */
export function sumOf(rows: readonly Counts[]): Counts {
  const sum = (count: keyof Counts) => rows.reduce((all, row) => all + row[count], 0);
  return {
    carriedForward: sum("carriedForward"),
    received: sum("received"),
    resolved: sum("resolved"),
    pending: sum("pending"),
  };
}

/** Column sums of a month; the average is that of all complaints resolved, to a tenth of a day. */
export function grandTotal({ sources }: Pick<ComplaintMonth, "sources">): SourceCounts {
  const rows = SOURCES.map((source) => sources[source]);
  const sum = (of: (row: SourceCounts) => number) => rows.reduce((all, row) => all + of(row), 0);
  const resolved = sum((row) => row.resolved);
  const days = sum((row) => row.resolved * (row.averageDays ?? 0));
  return {
    pendingLastMonth: sum((row) => row.pendingLastMonth),
    received: sum((row) => row.received),
    resolved,
    pending: sum((row) => row.pending),
    pendingOver3Months: sum((row) => row.pendingOver3Months),
    averageDays: resolved === 0 ? undefined : Math.round((days / resolved) * 10) / 10,
  };
}

/** Where complaints come from, in the order that SEBI's table has. */
export const SOURCES = ["investors", "scores", "other"] as const;

export type Source = (typeof SOURCES)[number];

/** The counts that add up, in the order of SEBI's columns. */
export const SOURCE_COUNTS = [
  "pendingLastMonth",
  "received",
  "resolved",
  "pending",
  "pendingOver3Months",
] as const;

export interface SourceCounts extends Record<(typeof SOURCE_COUNTS)[number], number> {
  /** Days from receipt to resolution, on average; undefined where nothing was resolved. */
  averageDays: number | undefined;
}

/** What the firm has entered for a month. */
export interface ComplaintMonth {
  /** As `2026-10`. */
  month: string;
  sources: Record<Source, SourceCounts>;
  /** Complaints about somebody who pretended to be the firm. */
  impersonation: number;
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

import { COUNTS, type SOURCES } from "@/lib/content/schemas/complaints";

export type Counts = Record<(typeof COUNTS)[number], number>;

/** A month (`2025-05`) or financial year (`2025-2026`) of a trend. */
export type ComplaintRow = Counts & { period: string };

export interface SourceCounts extends Counts {
  pendingOver3Months: number;
  /** Average days from receipt to resolution; undefined if nothing was resolved. */
  averageDays: number | undefined;
}

/** The complaints of a month (`2026-10`) by source. */
export interface ComplaintMonth {
  month: string;
  sources: Record<(typeof SOURCES)[number], SourceCounts>;
  impersonation: number;
}

export function sumOf(rows: readonly Counts[]): Counts {
  const sums = COUNTS.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)]);
  return Object.fromEntries(sums);
}

/** Column sums of a month; the average of all resolved complaints, to a tenth of a day. */
export function grandTotal({ sources }: Pick<ComplaintMonth, "sources">): SourceCounts {
  const rows = Object.values(sources);
  const total = sumOf(rows);
  const pendingOver3Months = rows.reduce((sum, row) => sum + row.pendingOver3Months, 0);
  const days = rows.reduce((sum, row) => sum + row.resolved * (row.averageDays ?? 0), 0);
  const average = Math.round((days / total.resolved) * 10) / 10;
  return { ...total, pendingOver3Months, averageDays: total.resolved ? average : undefined };
}

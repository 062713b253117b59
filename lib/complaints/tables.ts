import { COUNTS, type SOURCES } from "@/lib/content/schemas/complaints";

export type Counts = Record<(typeof COUNTS)[number], number>;

/** A month (`2025-05`) or financial year (`2025-2026`) of a trend. */
interface Period {
  period: string;
}

export type EnteredRow = Period & Counts;

/** A row of a trend; without counts while the figures of its period are not known. */
export type ComplaintRow = Period & Partial<Counts>;

export const isEntered = (row: ComplaintRow): row is EnteredRow => row.received !== undefined;

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

/** The sum of each count. */
export function sumOf(rows: readonly Counts[]): Counts {
  const sums: Counts = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };
  for (const row of rows) {
    for (const count of COUNTS) sums[count] += row[count];
  }
  return sums;
}

/** Column sums of a month; the average of all resolved complaints, to a tenth of a day. */
export function grandTotal({ sources }: Pick<ComplaintMonth, "sources">): SourceCounts {
  const rows = Object.values(sources);
  const total = sumOf(rows);
  let pendingOver3Months = 0;
  let days = 0;
  for (const row of rows) {
    pendingOver3Months += row.pendingOver3Months;
    days += row.resolved * (row.averageDays ?? 0);
  }
  if (total.resolved === 0) return { ...total, pendingOver3Months, averageDays: undefined };
  const averageDays = Math.round((days / total.resolved) * 10) / 10;
  return { ...total, pendingOver3Months, averageDays };
}

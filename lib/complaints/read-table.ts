import { type SourceFile, validate } from "content-kit/sources";
import type { z } from "zod";
import { complaintTables, IMPERSONATION } from "@/lib/content/schemas/complaints";
import type { SourceCounts } from "./tables";

/** What a line says; counts that its table has no column for are 0. */
interface LineValues extends SourceCounts {
  period: string;
  /** Undefined in a trend, which is of all sources. */
  source: string | undefined;
  /** False for a line without counts, whose figures are not known yet; its counts are 0 here. */
  isEntered: boolean;
}

type ValueName = Exclude<keyof LineValues, "isEntered">;

/** A line of a table that is valid by itself. */
export interface Line extends LineValues {
  /**
   * Reports a mistake in the cell of a value.
   * @param got what is there, if not that value, and what to do about it
   */
  fail: (value: ValueName, expected: string, got?: string) => void;
  /** Reports what is likely wrong, and does not stop a build. */
  warn: (value: ValueName, message: string) => void;
}

/** The column of each value in a file. */
type Columns = Partial<Record<ValueName, string>>;

const MONTHLY_COLUMNS: Columns = {
  period: "month",
  carriedForward: "carried_forward",
  received: "received",
  resolved: "resolved",
  pending: "pending",
};

const ANNUAL_COLUMNS: Columns = {
  ...MONTHLY_COLUMNS,
  period: "year",
};

const SOURCE_COLUMNS: Columns = {
  period: "month",
  source: "source",
  carriedForward: "pending_last_month",
  received: "received",
  resolved: "resolved",
  pending: "total_pending",
  pendingOver3Months: "pending_over_3_months",
  averageDays: "average_days",
};

/** Adds to the values of lines how to report a mistake in them. */
function linesOf(file: SourceFile, values: readonly LineValues[], columns: Columns): Line[] {
  return values.map((line, index) => ({
    ...line,
    fail(value, expected, got = String(line[value] ?? "nothing")) {
      file.fail([index, columns[value] ?? ""], `expected ${expected}, got ${got}`);
    },
    warn(value, message) {
      file.warn([index, columns[value] ?? ""], message);
    },
  }));
}

/** The values of a line of `monthly.csv` or `annual.csv`. */
function trendValues(
  period: string,
  row: Omit<z.output<typeof complaintTables.monthly>[number], "month">,
): LineValues {
  return {
    period,
    source: undefined,
    isEntered: row.received !== undefined,
    carriedForward: row.carried_forward ?? 0,
    received: row.received ?? 0,
    resolved: row.resolved ?? 0,
    pending: row.pending ?? 0,
    pendingOver3Months: 0,
    averageDays: undefined,
  };
}

/** The values of a line of `by-source.csv`. */
function sourceValues(row: z.output<(typeof complaintTables)["by-source"]>[number]): LineValues {
  if (row.source === IMPERSONATION) {
    return {
      period: row.month,
      source: row.source,
      isEntered: true,
      carriedForward: 0,
      received: row.received,
      resolved: 0,
      pending: 0,
      pendingOver3Months: 0,
      averageDays: undefined,
    };
  }
  return {
    period: row.month,
    source: row.source,
    isEntered: true,
    carriedForward: row.pending_last_month,
    received: row.received,
    resolved: row.resolved,
    pending: row.total_pending,
    pendingOver3Months: row.pending_over_3_months,
    averageDays: row.average_days,
  };
}

/** The rows of a table; undefined if it has a mistake, which is reported. */
function rowsOf<Rows extends z.ZodType>(file: SourceFile, schema: Rows) {
  if (file.data === undefined) return undefined;
  return validate(file, schema, file.data);
}

/** The lines of `monthly.csv`; undefined after a mistake, which is reported. */
export function readMonthly(file: SourceFile): Line[] | undefined {
  const rows = rowsOf(file, complaintTables.monthly);
  if (!rows) return undefined;
  const values = rows.map((row) => trendValues(row.month, row));
  return linesOf(file, values, MONTHLY_COLUMNS);
}

/** The lines of `annual.csv`; undefined after a mistake, which is reported. */
export function readAnnual(file: SourceFile): Line[] | undefined {
  const rows = rowsOf(file, complaintTables.annual);
  if (!rows) return undefined;
  const values = rows.map((row) => trendValues(row.year, row));
  return linesOf(file, values, ANNUAL_COLUMNS);
}

/** The lines of `by-source.csv`; undefined after a mistake, which is reported. */
export function readBySource(file: SourceFile): Line[] | undefined {
  const rows = rowsOf(file, complaintTables["by-source"]);
  if (!rows) return undefined;
  const values = rows.map((row) => sourceValues(row));
  return linesOf(file, values, SOURCE_COLUMNS);
}

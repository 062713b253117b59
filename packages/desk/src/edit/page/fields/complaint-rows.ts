import type { Plain } from "../../api";
import { monthInWords, sourceInWords } from "../../labels";

/*
 * Rows of a table of complaints that are being filled in: which figures are asked for, and what
 * follows from them.
 */

/** The cells of a line as the file has them. */
export type Row = Readonly<Record<string, string>>;

export const MONTHLY = "content/complaints/monthly.csv";
export const BY_SOURCE = "content/complaints/by-source.csv";

export const LABELS: Readonly<Record<string, string>> = {
  carried_forward: "Open before",
  pending_last_month: "Open at the end of the month before",
  received: "Received",
  resolved: "Resolved",
  pending_over_3_months: "Open for more than 3 months",
  average_days: "Average days to resolve",
};

const CARRIED = ["carried_forward", "pending_last_month"];
const PENDING = ["pending", "total_pending"];

/** Keys of a new entry are never anything but texts. */
export function rowsOf(value: Plain): Row[] {
  const list = Array.isArray(value) ? (value as readonly Plain[]) : [value];
  return list.map((row) =>
    Object.fromEntries(Object.entries(Object(row)).map(([key, cell]) => [key, String(cell ?? "")])),
  );
}

/** "Directly from investors"; of a row of all sources its month or year. */
export const nameOfRow = ({ source, month, year }: Row): string =>
  source === undefined ? monthInWords(month ?? year ?? "") : sourceInWords(source);

const isCount = (cell: string | undefined) => /^\d+$/.test(cell ?? "");

/** Whether something was resolved in a row: then, and only then, it took some days. */
const hasResolved = ({ resolved }: Row) => isCount(resolved) && Number(resolved) > 0;

/** The columns that somebody fills in. */
export function askedIn(row: Row): string[] {
  if (row.source === "impersonation") return ["received"];
  return Object.keys(row).filter((column) => {
    if (column === "average_days") return hasResolved(row);
    return Object.hasOwn(LABELS, column);
  });
}

/** What is open at the end: undefined until it can be told. */
export function openIn(row: Row): number | undefined {
  const carried = row[CARRIED.find((column) => column in row) ?? ""];
  const cells = [carried, row.received, row.resolved];
  if (!cells.every(isCount)) return undefined;
  return Number(carried) + Number(row.received) - Number(row.resolved);
}

/** A row as it is written: with what follows from its figures. */
export function finished(row: Row): Row {
  if (row.source === "impersonation") return row;
  const open = openIn(row);
  const cells = Object.entries(row).map(([column, cell]) => {
    if (PENDING.includes(column)) return [column, open === undefined ? "" : String(open)];
    if (column === "average_days" && !hasResolved(row)) return [column, ""];
    return [column, cell.trim()];
  });
  return Object.fromEntries(cells);
}

/** What is wrong in a cell by itself; empty if nothing is. */
export function wrongIn(row: Row, column: string): string {
  const cell = (row[column] ?? "").trim();
  if (column === "average_days") {
    const isDays = /^\d+(\.\d+)?$/.test(cell) && Number(cell) > 0;
    return isDays ? "" : "Write how many days the resolved ones took on average, such as 12.5.";
  }
  if (!isCount(cell)) return "Write a whole number, 0 for none.";
  const open = openIn(row);
  if (column === "resolved" && open !== undefined && open < 0) {
    return "More are resolved than were open and received.";
  }
  const isTooOld = column === "pending_over_3_months" && open !== undefined && Number(cell) > open;
  return isTooOld ? `At most ${open}, all that are open.` : "";
}

/** How the figures of the sources stand to those of the month. */
export interface Sum {
  label: string;
  sum: number;
  /** Undefined: the table of months has not got it. */
  expected: number | undefined;
}

const SUMS = [
  { label: "open before", of: "pending_last_month", inMonth: "carried_forward" },
  { label: "received", of: "received", inMonth: "received" },
  { label: "resolved", of: "resolved", inMonth: "resolved" },
] as const;

/** What the rows of a month by source add up to, beside what the month has. */
export function sumsOf(rows: readonly Row[], month: Row | undefined): Sum[] {
  const sources = rows.filter(({ source }) => source !== "impersonation");
  return SUMS.map(({ label, of, inMonth }) => {
    const sum = sources.reduce((all, row) => all + (Number(row[of]) || 0), 0);
    const known = month?.[inMonth];
    return { label, sum, expected: isCount(known) ? Number(known) : undefined };
  });
}

/**
 * The months with figures that come behind the last one by source, the first of them first: they are
 * entered in their order. A table that is empty begins with the newest.
 */
export function monthsWithoutSources(months: readonly Row[], bySource: readonly Row[]): string[] {
  const known = months.filter(({ received }) => isCount(received)).map(({ month = "" }) => month);
  const last = bySource.at(-1)?.month;
  return last === undefined ? known.slice(-1) : known.filter((month) => month > last);
}

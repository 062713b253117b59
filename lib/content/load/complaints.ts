import { parse } from "csv-parse/sync";
import { formatMonth } from "@/lib/content/format";
import type { ContentIssue } from "./content-error";

/** One row of a disposal table; the columns are fixed by the regulator's disclosure format. */
export interface ComplaintRow {
  srNo: number;
  /** Month in words (`May 2025`) or financial year (`2025-2026`). */
  receivedFrom: string;
  carriedForward: number;
  received: number;
  resolved: number;
  pending: number;
}

export interface ComplaintTable {
  rows: ComplaintRow[];
  total: Omit<ComplaintRow, "srNo" | "receivedFrom">;
}

const COUNTS = ["carried_forward", "received", "resolved", "pending"] as const;

interface Period {
  column: "month" | "year";
  pattern: RegExp;
  example: string;
  /** The period that must follow, or undefined when the text is no real period. */
  next(period: string): string | undefined;
  label(period: string): string;
}

const PERIODS: Record<"monthly" | "annual", Period> = {
  monthly: {
    column: "month",
    pattern: /^\d{4}-(0[1-9]|1[0-2])$/,
    example: "2025-05",
    next(month) {
      const [year = 0, number = 0] = month.split("-").map(Number);
      return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
    },
    label: formatMonth,
  },
  annual: {
    column: "year",
    pattern: /^\d{4}-\d{4}$/,
    example: "2025-2026",
    next(year) {
      const end = Number(year.slice(5));
      return Number(year.slice(0, 4)) + 1 === end ? `${end}-${end + 1}` : undefined;
    },
    label: (year) => year,
  },
};

interface Cell {
  value: string;
  line: number;
  column: number;
}

/** Reads records with the place of each cell. Quoted cells are not needed here and are refused. */
function readCells(file: string, text: string): { rows: Cell[][]; issues: ContentIssue[] } {
  try {
    const rows: Cell[][] = [];
    parse(text, {
      bom: true,
      quote: false,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines: line }) => {
        let column = 1;
        rows.push(
          record.map((value) => {
            const cell = { value: value.trim(), line, column };
            column += value.length + 1;
            return cell;
          }),
        );
        return null;
      },
    });
    return { rows, issues: [] };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return {
      rows: [],
      issues: [{ file, line: 1, column: 1, path: "", message: `expected CSV, got: ${message}` }],
    };
  }
}

/**
 * Reads a disposal table and checks its arithmetic: pending = carried forward + received - resolved,
 * each period follows the one before and carries its pending forward.
 */
export function parseComplaints(
  file: string,
  text: string,
  kind: keyof typeof PERIODS,
): { table: ComplaintTable; issues: ContentIssue[] } {
  const period = PERIODS[kind];
  const { rows: cells, issues } = readCells(file, text);
  const header = [period.column, ...COUNTS];
  const fail = (cell: Cell | undefined, path: string, message: string) =>
    issues.push({ file, line: cell?.line ?? 1, column: cell?.column ?? 1, path, message });

  const [first, ...body] = cells;
  if (issues.length === 0 && first?.map((cell) => cell.value).join() !== header.join()) {
    fail(
      first?.[0],
      "header",
      `expected the columns ${header.join(",")}, got ${first?.map((cell) => cell.value).join(",") ?? "an empty file"}`,
    );
    return { table: { rows: [], total: sum([]) }, issues };
  }

  const rows: ComplaintRow[] = [];
  let previous: { label: string; row: ComplaintRow } | undefined;
  for (const [index, row] of body.entries()) {
    const path = `rows[${index}]`;
    // A row that cannot be read says nothing of the row after it.
    const before = previous;
    previous = undefined;
    if (row.length !== header.length) {
      fail(row[0], path, `expected ${header.length} columns, got ${row.length}`);
      continue;
    }
    const [label, ...counts] = row as [Cell, ...Cell[]];
    if (!period.pattern.test(label.value) || period.next(label.value) === undefined) {
      fail(
        label,
        `${path}.${period.column}`,
        `expected a ${period.column} such as ${period.example}, got "${label.value}"`,
      );
      continue;
    }
    const bad = counts.findIndex((cell) => !/^\d+$/.test(cell.value));
    if (bad >= 0) {
      fail(
        counts[bad],
        `${path}.${COUNTS[bad]}`,
        `expected a whole number of complaints, got "${counts[bad]?.value}"`,
      );
      continue;
    }
    const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = counts.map((cell) =>
      Number(cell.value),
    );
    if (pending !== carriedForward + received - resolved) {
      fail(
        counts[3],
        `${path}.pending`,
        `expected ${carriedForward + received - resolved} (carried forward + received - resolved), got ${pending}`,
      );
    }
    const expected = before && period.next(before.label);
    if (expected && expected !== label.value) {
      fail(
        label,
        `${path}.${period.column}`,
        `expected ${expected} after ${before?.label}, got ${label.value}`,
      );
    }
    if (before && carriedForward !== before.row.pending) {
      fail(
        counts[0],
        `${path}.carried_forward`,
        `expected ${before.row.pending}, the pending of ${before.label}, got ${carriedForward}`,
      );
    }
    const complete = {
      srNo: index + 1,
      receivedFrom: period.label(label.value),
      carriedForward,
      received,
      resolved,
      pending,
    };
    rows.push(complete);
    previous = { label: label.value, row: complete };
  }
  return { table: { rows, total: sum(rows) }, issues };
}

/** Column sums, as the grand-total row prints them. */
function sum(rows: readonly ComplaintRow[]): ComplaintTable["total"] {
  const add = (key: keyof ComplaintTable["total"]) =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    carriedForward: add("carriedForward"),
    received: add("received"),
    resolved: add("resolved"),
    pending: add("pending"),
  };
}

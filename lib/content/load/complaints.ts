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

/** The cells of each line with their places. Nothing in these tables needs quotes, so none are read. */
function readCells(text: string): Cell[][] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    let column = 1;
    const cells = line.split(",").map((value) => {
      const cell = { value: value.trim(), line: index + 1, column };
      column += value.length + 1;
      return cell;
    });
    return [cells];
  });
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
  const issues: ContentIssue[] = [];
  const fail = (cell: Cell | undefined, path: string, message: string) =>
    issues.push({ file, line: cell?.line ?? 1, column: cell?.column ?? 1, path, message });

  const [first = [], ...body] = readCells(text);
  const header = [period.column, ...COUNTS].join(",");
  const found = first.map(({ value }) => value).join(",");
  if (found !== header) {
    fail(first[0], "header", `expected the columns ${header}, got ${found || "an empty file"}`);
    return { table: { rows: [], total: sum([]) }, issues };
  }

  const rows: ComplaintRow[] = [];
  let previous: { label: string; row: ComplaintRow } | undefined;
  for (const [index, cells] of body.entries()) {
    const path = `rows[${index}]`;
    // A row that cannot be read says nothing of the row after it.
    const before = previous;
    previous = undefined;
    const [label, ...counts] = cells;
    if (!label || counts.length !== COUNTS.length) {
      fail(label, path, `expected ${COUNTS.length + 1} columns, got ${cells.length}`);
      continue;
    }
    const periodPath = `${path}.${period.column}`;
    if (!period.pattern.test(label.value) || period.next(label.value) === undefined) {
      const example = `a ${period.column} such as ${period.example}`;
      fail(label, periodPath, `expected ${example}, got "${label.value}"`);
      continue;
    }
    const bad = counts.findIndex(({ value }) => !/^\d+$/.test(value));
    if (bad >= 0) {
      const message = `expected a whole number of complaints, got "${counts[bad]?.value}"`;
      fail(counts[bad], `${path}.${COUNTS[bad]}`, message);
      continue;
    }
    const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = counts.map(({ value }) =>
      Number(value),
    );
    const remaining = carriedForward + received - resolved;
    if (pending !== remaining) {
      const sumOf = `${remaining} (carried forward + received - resolved)`;
      fail(counts[3], `${path}.pending`, `expected ${sumOf}, got ${pending}`);
    }
    const expected = before && period.next(before.label);
    if (expected && expected !== label.value) {
      fail(label, periodPath, `expected ${expected} after ${before.label}, got ${label.value}`);
    }
    if (before && carriedForward !== before.row.pending) {
      const due = `${before.row.pending}, the pending of ${before.label}`;
      fail(counts[0], `${path}.carried_forward`, `expected ${due}, got ${carriedForward}`);
    }
    const receivedFrom = period.label(label.value);
    const row = { srNo: index + 1, receivedFrom, carriedForward, received, resolved, pending };
    rows.push(row);
    previous = { label: label.value, row };
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

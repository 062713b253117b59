import { todayInIndia } from "@/lib/content/build-date";
import { formatMonth } from "@/lib/text/format";
import type { ContentIssue } from "./content-error";
import { monthNumber } from "./dates";

/** The columns of numbers, in the order that the regulator's disclosure format fixes. */
const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;
const HEADINGS = ["carried_forward", "received", "resolved", "pending"];

type Counts = Record<(typeof COUNTS)[number], number>;

/** One row of a disposal table. */
interface ComplaintRow extends Counts {
  srNo: number;
  /** Month in words (`May 2025`) or financial year (`2025-2026`). */
  receivedFrom: string;
}

export interface ComplaintTable {
  rows: ComplaintRow[];
  /** Column sums, as the grand-total row prints them. */
  total: Counts;
}

/** A month as Excel and people write it, `5/2026`, `May-26` or `2026/5`, in the form that the file wants. */
function monthOf(text: string): string | undefined {
  const [, first = "", second = ""] = /^(?:0?1[/.-])?(\w+)[\s/.,-]+(\w+)$/.exec(text.trim()) ?? [];
  const [month, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
  const number = monthNumber(month);
  if (number === 0 || !/^(20)?\d\d$/.test(year)) return undefined;
  return `${year.padStart(4, "20")}-${String(number).padStart(2, "0")}`;
}

/** A financial year as people write it, `2025-26` or `FY 2025-26`. */
function yearOf(text: string): string | undefined {
  const [, from, to] = /^(?:FY *)?(20\d\d) *[-/–] *(?:20)?(\d\d)$/i.exec(text.trim()) ?? [];
  return from && `${from}-20${to}`;
}

/** What each kind of table has in its first column; `next` is undefined for what is no real period. */
const PERIODS = {
  monthly: {
    name: "month",
    example: "2025-05",
    label: formatMonth,
    meant: monthOf,
    next(month: string): string | undefined {
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
      // Date counts months from 0, so the number of this month is that of the next.
      const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5))));
      return next.toISOString().slice(0, 7);
    },
  },
  annual: {
    name: "year",
    example: "2025-2026",
    label: (year: string) => year,
    meant: yearOf,
    next(year: string): string | undefined {
      const [, from, to] = /^(\d{4})-(\d{4})$/.exec(year) ?? [];
      return Number(from) + 1 === Number(to) ? `${to}-${Number(to) + 1}` : undefined;
    },
  },
};

function tableOf(rows: ComplaintRow[]): ComplaintTable {
  const sums = COUNTS.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)]);
  return { rows, total: Object.fromEntries(sums) as Counts };
}

/** The cells of a line; each keeps its length but for its quotes. */
function cellsOf(line: string, count: number): string[] {
  const cells = line.split(",").map((cell) => cell.replace(/^\s*"([^"]*)"\s*$/, "$1"));
  const empty = cells.slice(count).every((cell) => cell.trim() === "");
  return empty ? cells.slice(0, count) : cells;
}

/**
 * Reads a disposal table and checks its arithmetic: pending = carried forward + received - resolved,
 * each period follows the one before and carries its pending forward. Quotes round a cell and empty
 * columns at the end, as spreadsheets write them, are no matter.
 * @param issues mistakes are added here
 */
export function parseComplaints(
  file: string,
  text: string,
  kind: keyof typeof PERIODS,
  issues: ContentIssue[],
): ComplaintTable {
  const { name: period, example, next, label, meant } = PERIODS[kind];
  const columns = [period, ...HEADINGS];
  const thisMonth = todayInIndia().slice(0, 7);
  const [header, ...body] = text
    .split("\n")
    .map((content, index) => ({
      content,
      cells: cellsOf(content, columns.length),
      line: index + 1,
    }))
    .filter(({ content }) => /[^,\s]/.test(content));
  const other = /[;\t]/.exec(header?.content ?? "")?.[0];
  if (other) {
    const name = other === ";" ? "semicolons" : "tabs";
    const message = `expected commas between the columns, got ${name}: in the spreadsheet save as "CSV (comma delimited)", or replace every ${name.slice(0, -1)} by a comma`;
    issues.push({ file, line: header?.line ?? 1, column: 1, path: "header", message });
    return tableOf([]);
  }
  const found = header?.cells.map((cell) => cell.trim().toLowerCase()).join(",") ?? "an empty file";
  const rows: ComplaintRow[] = [];
  if (found !== columns.join(",")) {
    const message = `expected the columns ${columns.join(",")}, got ${found}: write this line at the top of the file`;
    issues.push({ file, line: header?.line ?? 1, column: 1, path: "header", message });
    return tableOf(rows);
  }

  let previous: { name: string; pending: number } | undefined;
  for (const [index, { cells, line }] of body.entries()) {
    const fail = (at: number, message: string, path = `rows[${index}].${columns[at]}`) => {
      const column = cells.slice(0, at).reduce((length, cell) => length + cell.length + 1, 1);
      issues.push({ file, line, column, path, message });
    };
    // After a row that could not be read, nothing is expected of the next one.
    const before = previous;
    previous = undefined;
    const [name = "", ...counts] = cells.map((cell) => cell.trim());
    const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = counts.map(Number);
    const bad = counts.findIndex((count) => !/^\d+$/.test(count));
    if (cells.length !== columns.length) {
      const message = `expected ${columns.length} columns, got ${cells.length}: ${columns.join(", ")}`;
      fail(0, message, `rows[${index}]`);
    } else if (!next(name)) {
      const written = meant(name);
      const total = /total/i.test(name)
        ? ": the site adds up the total itself, delete this line"
        : "";
      const advice = written && next(written) ? `: write ${written}` : total;
      fail(0, `expected a ${period} such as ${example}, got "${name}"${advice}`);
    } else if (kind === "monthly" && name > thisMonth) {
      fail(0, `expected a month that has begun, got ${name}: correct the year or delete the line`);
    } else if (bad >= 0) {
      const advice = /^(|-+|nil|none|n\/?a)$/i.test(counts[bad] ?? "") ? ": write 0 for none" : "";
      fail(bad + 1, `expected a whole number of complaints, got "${counts[bad]}"${advice}`);
    } else {
      const due = carriedForward + received - resolved;
      if (pending !== due) {
        fail(4, `expected ${due} (carried forward + received - resolved), got ${pending}`);
      }
      if (before && next(before.name) !== name) {
        fail(0, `expected ${next(before.name)} after ${before.name}, got ${name}`);
      }
      if (before && carriedForward !== before.pending) {
        const expected = `expected ${before.pending}, the pending of ${before.name}`;
        fail(1, `${expected}, got ${carriedForward}`);
      }
      const receivedFrom = label(name);
      rows.push({ srNo: index + 1, receivedFrom, carriedForward, received, resolved, pending });
      previous = { name, pending };
    }
  }
  return tableOf(rows);
}

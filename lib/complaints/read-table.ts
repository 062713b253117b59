import type { ContentIssue } from "content-kit";
import { COUNTS, SOURCE_COLUMNS } from "@/lib/content/schemas/complaints";
import type { SourceCounts } from "./tables";

/** Source of complaints about somebody who impersonated the firm. */
export const IMPERSONATION = "impersonation";

const HEADERS = {
  monthly: "month,carried_forward,received,resolved,pending",
  annual: "year,carried_forward,received,resolved,pending",
  "by-source":
    "month,source,pending_last_month,received,resolved,total_pending,pending_over_3_months,average_days",
};
export type TableName = keyof typeof HEADERS;

/** How the cells of a column are written. */
interface CellFormat {
  pattern: RegExp;
  /** In a mistake. */
  expected: string;
}

/** Formats of columns that are not counts. */
const CELL_FORMATS: Record<string, CellFormat> = {
  month: { pattern: /^\d{4}-(0[1-9]|1[0-2])$/, expected: "a month written like 2025-05" },
  year: { pattern: /^\d{4}-\d{4}$/, expected: "a year written like 2025-2026" },
  source: {
    pattern: /^(investors|scores|other|impersonation)$/,
    expected: "investors, scores, other or impersonation",
  },
  average_days: {
    pattern: /^(|-|n\/?a|\d+(\.\d+)?)$/i,
    expected: "a number of days such as 12.5, nothing for none",
  },
};
const COUNT: CellFormat = {
  pattern: /^\d+$/,
  expected: "a whole number of complaints, 0 for none",
};

/** The text of a cell, by its name in `Line`. */
type TextOf = (key: string) => string;

/** Reports a mistake in a cell. @param got what is there, if that is not the cell's text */
type Fail = (key: string, expected: string, got?: string) => void;

/** A line of a table; counts without a column are 0. */
export interface Line extends SourceCounts {
  period: string;
  source: string | undefined;
  fail: Fail;
}

function unquoted(cell = ""): string {
  return cell.replace(/^\s*"(.*)"\s*$/, "$1").trim();
}

/** What all lines of a table have in common. */
interface Table {
  file: string;
  /** Names in the header. */
  columns: string[];
  /** Their names in `Line`. */
  keys: string[];
  issues: ContentIssue[];
}

/** Reports the columns and cells of a line that are not written as expected. */
function checkCells({ columns, keys }: Table, cells: string[], textOf: TextOf, fail: Fail): void {
  const further = cells.slice(columns.length).find((cell) => cell.trim());
  if (further) fail("period", `${columns.length} columns`, `one more with ${further}`);
  for (const [at, key] of keys.entries()) {
    const { pattern, expected } = CELL_FORMATS[columns[at] ?? ""] ?? COUNT;
    const text = textOf(key);
    // For impersonation only the number received is published.
    const isUnused = text === "" && textOf("source") === IMPERSONATION;
    if (!isUnused && !pattern.test(text)) fail(key, expected);
  }
}

/** The numbers of a line; 0 without a column or a value. */
function countsOf(textOf: TextOf): Record<(typeof SOURCE_COLUMNS)[number], number> {
  const numbers = SOURCE_COLUMNS.map((key) => [key, Number(textOf(key)) || 0]);
  return Object.fromEntries(numbers);
}

/** @param number of the line in its file, from 1 */
function readLine(table: Table, line: string, number: number): Line {
  const { file, columns, keys, issues } = table;
  const cells = line.split(",");
  const textOf: TextOf = (key) => unquoted(cells[keys.indexOf(key)]);
  const fail: Fail = (key, expected, got = textOf(key) || "nothing") => {
    const at = keys.indexOf(key);
    // Cells before it with their commas; cells are counted from 1.
    const column = [...cells.slice(0, at), ""].join(",").length + 1;
    const message = `expected ${expected}, got ${got}`;
    issues.push({ file, line: number, column, path: columns[at] ?? "", message });
  };
  checkCells(table, cells, textOf, fail);
  const counts = countsOf(textOf);
  return {
    ...counts,
    averageDays: counts.averageDays || undefined,
    period: textOf("period"),
    source: textOf("source") || undefined,
    fail,
  };
}

/** Ignores quotes, empty trailing columns and blank lines, which spreadsheets write. */
export function readTable(name: TableName, text: string, issues: ContentIssue[]): Line[] {
  const file = `content/complaints/${name}.csv`;
  const [header = "", ...body] = text.split("\n");
  const found = header.split(",").map(unquoted).join(",").replace(/,+$/, "");
  if (found !== HEADERS[name]) {
    const message = `expected the columns ${HEADERS[name]} with commas, got ${found || "nothing"}`;
    issues.push({ file, line: 1, column: 1, path: "header", message });
    return [];
  }
  const counts = name === "by-source" ? ["source", ...SOURCE_COLUMNS] : COUNTS;
  const table: Table = {
    file,
    columns: HEADERS[name].split(","),
    keys: ["period", ...counts],
    issues,
  };
  const lines: Line[] = [];
  for (const [index, line] of body.entries()) {
    const isBlank = line.split(",").every((cell) => cell.trim() === "");
    if (!isBlank) lines.push(readLine(table, line, index + 2));
  }
  return lines;
}

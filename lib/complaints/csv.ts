import type { ContentIssue } from "@/lib/content/load/content-error";

/** A line of a table below its header. */
export interface CsvLine {
  cells: string[];
  /** Adds a mistake at a cell, counted from 0. */
  fail: (at: number, message: string) => void;
}

/** The cells of a line; each keeps its length but for its quotes. */
function cellsOf(line: string, count: number): string[] {
  const cells = line.split(",").map((cell) => cell.replace(/^\s*"([^"]*)"\s*$/, "$1"));
  const isPadded = cells.slice(count).every((cell) => cell.trim() === "");
  return isPadded ? cells.slice(0, count) : cells;
}

/**
 * Reads a table of numbers. Quotes round a cell and empty columns at the end, as spreadsheets write
 * them, change nothing; blank lines are left out.
 * @param issues a mistake of the header, or a line with a wrong number of cells, is added here
 * @returns the lines below the header that have a cell for each column
 */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
  issues: ContentIssue[],
): CsvLine[] {
  const [header, ...body] = text
    .split("\n")
    .map((line, index) => ({ cells: cellsOf(line, columns.length), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const found = header?.cells.map((cell) => cell.trim().toLowerCase()).join(",") ?? "an empty file";
  if (found !== columns.join(",")) {
    const advice = /[;\t]/.test(found)
      ? 'in the spreadsheet save as "CSV (comma delimited)"'
      : "write this line at the top of the file";
    const message = `expected the columns ${columns.join(",")}, got ${found}: ${advice}`;
    issues.push({ file, line: header?.line ?? 1, column: 1, path: "header", message });
    return [];
  }
  return body.flatMap(({ cells, line }, index) => {
    const fail: CsvLine["fail"] = (at, message) => {
      const column = cells.slice(0, at).reduce((length, cell) => length + cell.length + 1, 1);
      issues.push({ file, line, column, path: `rows[${index}].${columns[at]}`, message });
    };
    if (cells.length === columns.length) return { cells: cells.map((cell) => cell.trim()), fail };
    fail(0, `expected ${columns.length} columns, got ${cells.length}: ${columns.join(", ")}`);
    return [];
  });
}

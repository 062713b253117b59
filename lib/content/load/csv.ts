import type { ContentIssue } from "./content-error";

/** A line of a CSV file below its header. */
export interface CsvLine {
  cells: string[];
  line: number;
  /** Adds a mistake at a cell, counted from 0. */
  fail: (at: number, message: string, path?: string) => void;
}

/** The cells of a line; each keeps its length but for its quotes. */
function cellsOf(line: string, count: number): string[] {
  const cells = line.split(",").map((cell) => cell.replace(/^\s*"([^"]*)"\s*$/, "$1"));
  const empty = cells.slice(count).every((cell) => cell.trim() === "");
  return empty ? cells.slice(0, count) : cells;
}

/**
 * Reads a table of numbers. Quotes round a cell and empty columns at the end, as spreadsheets write
 * them, are no matter; blank lines are left out.
 * @param issues mistakes of the header and of lines with a wrong number of cells are added here
 * @returns the lines below the header, with `undefined` for one that cannot be read
 */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
  issues: ContentIssue[],
): (CsvLine | undefined)[] {
  const [header, ...body] = text
    .split("\n")
    .map((content, index) => ({
      content,
      cells: cellsOf(content, columns.length),
      line: index + 1,
    }))
    .filter(({ content }) => /[^,\s]/.test(content));
  const failHeader = (message: string) =>
    issues.push({ file, line: header?.line ?? 1, column: 1, path: "header", message });
  const other = /[;\t]/.exec(header?.content ?? "")?.[0];
  if (other) {
    const name = other === ";" ? "semicolons" : "tabs";
    failHeader(
      `expected commas between the columns, got ${name}: in the spreadsheet save as "CSV (comma delimited)", or replace every ${name.slice(0, -1)} by a comma`,
    );
    return [];
  }
  const found = header?.cells.map((cell) => cell.trim().toLowerCase()).join(",") ?? "an empty file";
  if (found !== columns.join(",")) {
    failHeader(
      `expected the columns ${columns.join(",")}, got ${found}: write this line at the top of the file`,
    );
    return [];
  }
  return body.map(({ cells, line }, index) => {
    const fail: CsvLine["fail"] = (at, message, path = `rows[${index}].${columns[at]}`) => {
      const column = cells.slice(0, at).reduce((length, cell) => length + cell.length + 1, 1);
      issues.push({ file, line, column, path, message });
    };
    if (cells.length !== columns.length) {
      const message = `expected ${columns.length} columns, got ${cells.length}: ${columns.join(", ")}`;
      fail(0, message, `rows[${index}]`);
      return undefined;
    }
    return { cells: cells.map((cell) => cell.trim()), line, fail };
  });
}

import { type Findings, placeAt } from "./mistakes.ts";
import type { Path } from "./paths.ts";
import { type Range, type SourceFile, sourceFile } from "./source-file.ts";

interface Cell {
  text: string;
  range: Range;
}

/** A cell, in quotes if it has a comma in it, and the comma or the end of the line behind it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;

/** The lines of a table as cells; undefined at an offset where a quote is not closed. */
function readCells(text: string): { lines: Cell[][]; brokenAt: number | undefined } {
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  let offset = 0;
  while (offset < text.length) {
    CELL.lastIndex = offset;
    const match = CELL.exec(text);
    if (!match) return { lines, brokenAt: offset };
    const [whole, quoted, plain = "", end = ""] = match;
    const written = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    line.push({ text: written, range: [offset, offset + whole.length - end.length] });
    offset += whole.length;
    if (end === ",") continue;
    const isEmpty = line.length === 1 && line[0]?.text === "";
    if (!isEmpty) lines.push(line);
    line = [];
  }
  // The file ends with a comma: the cell behind it is empty.
  if (line.length > 0) {
    line.push({ text: "", range: [offset, offset] });
    lines.push(line);
  }
  return { lines, brokenAt: undefined };
}

const QUOTE = 'a quote is opened here and never closed, or more follows it: write "" for a quote';

/** Spreadsheets write empty cells behind the last column. */
function withoutEmptyEnd(cells: readonly Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell.text !== "");
  return cells.slice(0, last + 1);
}

/** A line without the empty cells that it has behind the last column. */
function withinColumns(cells: readonly Cell[], count: number): Cell[] {
  const further = withoutEmptyEnd(cells.slice(count));
  return [...cells.slice(0, count), ...further];
}

/** What is wrong with the first line; undefined if nothing is. */
function headerMistake(found: readonly string[], expected: readonly string[]): string | undefined {
  const shown = found.join(",");
  const wanted = expected.join(",");
  if (shown === wanted) return undefined;
  return `expected the columns ${wanted} with commas between them, got ${shown || "nothing"}`;
}

/**
 * Parses a table with commas between its cells. Its first line names the columns; each other line
 * becomes an object of texts by column. Empty lines, and empty cells behind the last column, which
 * spreadsheets write, are passed over.
 * @param expectedColumns that the first line must name; any if undefined
 */
export function csvSource(
  file: string,
  text: string,
  findings: Findings,
  expectedColumns?: readonly string[],
): SourceFile {
  const { lines, brokenAt } = readCells(text);
  const header = withoutEmptyEnd(lines[0] ?? []);
  const columns = header.map((cell) => cell.text);
  const rows = lines
    .slice(1)
    .filter((cells) => cells.some((cell) => cell.text !== ""))
    .map((cells) => withinColumns(cells, columns.length));
  let isRead = true;

  function fail(offset: number, path: string, message: string): void {
    isRead = false;
    findings.issues.push({ file, ...placeAt(text, offset), path, message });
  }

  function checkRows(): void {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `expected ${columns.length} cells, as the first line has, got ${row.length}: put quotes round a text with a comma in it`;
      fail(row[0]?.range[0] ?? 0, `[${index}]`, message);
    }
  }

  const wrongHeader = headerMistake(columns, expectedColumns ?? columns);
  if (brokenAt !== undefined) fail(brokenAt, "", QUOTE);
  if (wrongHeader === undefined) {
    checkRows();
  } else {
    fail(0, "", wrongHeader);
  }

  function rangeOf([index, column]: Path): Range {
    const row = rows[Number(index)];
    const cell = row?.[columns.indexOf(String(column))];
    return cell?.range ?? row?.[0]?.range ?? header[0]?.range ?? [0, 0];
  }

  const data = rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]?.text ?? ""])),
  );
  return sourceFile(
    { file, text, data: isRead ? data : undefined, placeholders: [], rangeOf },
    findings,
  );
}

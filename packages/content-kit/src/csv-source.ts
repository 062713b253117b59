import { type Findings, placeAt } from "./mistakes.ts";
import type { Path } from "./paths.ts";
import { type Range, type SourceFile, sourceFile } from "./source-file.ts";

interface Cell {
  text: string;
  range: Range;
}

/** Signs that spreadsheets put between the cells: by the country of the machine, or as one asks. */
const SEPARATORS = [",", ";", "\t", "|"] as const;
type Separator = (typeof SEPARATORS)[number];

const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
};

/** A line with which Excel names the sign, above the table. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?[^\S\n]*(?:\n|$)/i;

const BLANKS = "[^\\S\\n\\t]*";

/** A cell, in quotes if it has the sign in it, and the sign or the end of the line behind it. */
const CELLS: Readonly<Record<Separator, RegExp>> = {
  ",": cellPattern(","),
  ";": cellPattern(";"),
  "\t": cellPattern("\\t"),
  "|": cellPattern("|"),
};

function cellPattern(separator: string): RegExp {
  // Excel writes ="2025-05" for a text that it is not to take for a day.
  const quoted = `${BLANKS}=?"((?:[^"]|"")*)"${BLANKS}`;
  return new RegExp(`(?:${quoted}|([^"${separator}\\n]*))([${separator}\\n]|$)`, "y");
}

/** The names of the columns, if this is the sign between them. */
function namesIn(line: string, separator: Separator): string[] {
  const names = line.split(separator).map((name) => name.replace(/^[\s"]+|[\s"]+$/g, ""));
  const last = names.findLastIndex((name) => name !== "");
  return names.slice(0, last + 1);
}

/** So many lines may stand above the names of the columns, where people write titles. */
const LINES_ABOVE = 5;

/** The line that names the columns, and the sign between its cells. */
interface Heading {
  /** 0-based, among the lines that are not empty. */
  index: number;
  separator: Separator;
}

/** The sign that most of the cells of a line are parted by. */
function likelySeparator(line: string): Separator {
  const count = (one: Separator) => namesIn(line, one).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

/** The line with the expected columns; the first one, with commas, if there is none. */
function findHeading(text: string, expected: readonly string[] | undefined): Heading {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (expected === undefined) {
    const index = Math.max(
      lines.findIndex((line) => /[^\s,;|]/.test(line)),
      0,
    );
    return { index, separator: likelySeparator(lines[index] ?? "") };
  }
  const wanted = expected.join("\n");
  for (const [index, line] of lines.slice(0, LINES_ABOVE + 1).entries()) {
    const separator = SEPARATORS.find((one) => namesIn(line, one).join("\n") === wanted);
    if (separator !== undefined) return { index, separator };
  }
  return { index: 0, separator: "," };
}

/** What a cell says: without a formula around a text, or the apostrophe that makes a text of a number. */
const plainCell = (written: string) => written.replace(/^="(.*)"$/s, "$1").replace(/^'(?=\d)/, "");

/** The lines of a table as cells; undefined at an offset where a quote is not closed. */
function readCells(
  text: string,
  start: number,
  separator: Separator,
): { lines: Cell[][]; brokenAt: number | undefined } {
  const cell = CELLS[separator];
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  let offset = start;
  while (offset < text.length) {
    cell.lastIndex = offset;
    const match = cell.exec(text);
    if (!match) return { lines, brokenAt: offset };
    const [whole, quoted, plain = "", end = ""] = match;
    const written = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    line.push({ text: plainCell(written), range: [offset, offset + whole.length - end.length] });
    offset += whole.length;
    if (end === separator) continue;
    const isEmpty = line.length === 1 && line[0]?.text === "";
    if (!isEmpty) lines.push(line);
    line = [];
  }
  // The file ends with a separator: the cell behind it is empty.
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

/** What is wrong with the names of the columns; undefined if nothing is. */
function headerMistake(found: readonly string[], expected: readonly string[]): string | undefined {
  const shown = found.join(",");
  const wanted = expected.join(",");
  if (shown === wanted) return undefined;
  const mistake = `expected the columns ${wanted} with commas between them, got ${shown || "nothing"}`;
  const isOfSameNames = [...found].sort().join(",") === [...expected].sort().join(",");
  if (isOfSameNames) return `${mistake}: move the columns into this order, names and cells`;
  const isOfNumbers = found.length === expected.length && found.every((name) => /\d/.test(name));
  return isOfNumbers ? `${mistake}: add the names of the columns as the first line` : mistake;
}

const hasText = (cells: readonly Cell[]) => cells.some((cell) => cell.text !== "");

const ABOVE = "expected the names of the columns as the first line";

/**
 * Parses a table with commas between its cells, or with semicolons, tabs or bars, as spreadsheets of
 * other countries save it. Its first line names the columns; each other line becomes an object of
 * texts by column. A line `sep=;`, empty lines, empty cells behind the last column, and `="…"` around
 * a text, which spreadsheets write, are passed over.
 * @param expectedColumns that the first line must name; any if undefined
 */
export function csvSource(
  file: string,
  text: string,
  findings: Findings,
  expectedColumns?: readonly string[],
): SourceFile {
  const start = NAMED_SEPARATOR.exec(text)?.[0].length ?? 0;
  const { index, separator } = findHeading(text.slice(start), expectedColumns);
  const { lines: all, brokenAt } = readCells(text, start, separator);
  const above = all.slice(0, index).filter(hasText);
  const lines = all.slice(index).filter(hasText);
  const header = withoutEmptyEnd(lines[0] ?? []);
  const columns = header.map((cell) => cell.text);
  const rows = lines.slice(1).map((cells) => withinColumns(cells, columns.length));
  let isRead = true;

  function fail(offset: number, path: string, message: string): void {
    isRead = false;
    findings.issues.push({ file, ...placeAt(text, offset), path, message });
  }

  function checkRows(): void {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `expected ${columns.length} cells, as the first line has, got ${row.length}: put quotes round a text with a ${SEPARATOR_NAMES[separator]} in it`;
      fail(row[0]?.range[0] ?? 0, `[${index}]`, message);
    }
  }

  /** Lines that are there twice, letter by letter. */
  function checkTwice(): void {
    const lineOf = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const offset = row[0]?.range[0] ?? 0;
      const cells = JSON.stringify(row.map((cell) => cell.text));
      const first = lineOf.get(cells);
      lineOf.set(cells, first ?? placeAt(text, offset).line);
      if (first === undefined) continue;
      const written = row.map((cell) => cell.text).join(separator);
      const message = `expected a line of its own, got the same as in line ${first}, "${written}": delete one of the two`;
      fail(offset, `[${index}]`, message);
    }
  }

  const wrongHeader = headerMistake(columns, expectedColumns ?? columns);
  if (brokenAt !== undefined) fail(brokenAt, "", QUOTE);
  for (const line of above) {
    const title = withoutEmptyEnd(line).map((cell) => cell.text);
    fail(
      line[0]?.range[0] ?? 0,
      "",
      `${ABOVE}, got "${title.join(" ")}" above them: delete this line`,
    );
  }
  if (wrongHeader === undefined) {
    checkRows();
    checkTwice();
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

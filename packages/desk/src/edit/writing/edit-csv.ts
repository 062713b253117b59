import type { Edit, Plain, ValuePath } from "../api";
import { CannotWrite } from "./cannot";

/** A cell of a table, and where it stands. */
interface Cell {
  value: string;
  start: number;
  end: number;
  isQuoted: boolean;
}

function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n");
  return [",", ";", "\t", "|"].find((sign) => first.includes(sign)) ?? ",";
}

function cellAt(text: string, start: number, delimiter: string): Cell {
  if (text[start] === '"') {
    const [written = ""] = /^"(?:[^"]|"")*"?/.exec(text.slice(start)) ?? [];
    const value = written.slice(1, -1).replaceAll('""', '"');
    return { value, start, end: start + written.length, isQuoted: true };
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return { value: text.slice(start, end), start, end, isQuoted: false };
}

/** A table as it is written. */
export interface Table {
  delimiter: string;
  columns: string[];
  rows: Cell[][];
}

/** The lines of a table with something in them. */
export function tableOf(text: string): Table {
  const delimiter = delimiterOf(text);
  const lines: Cell[][] = [];
  let at = 0;
  while (at < text.length) {
    const line: Cell[] = [];
    for (;;) {
      const cell = cellAt(text, at, delimiter);
      line.push(cell);
      at = cell.end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += 1;
    if (line.some(({ value }) => value.trim() !== "")) lines.push(line);
  }
  const [head = [], ...rows] = lines;
  return { delimiter, columns: head.map(({ value }) => value.trim()), rows };
}

/** The rows of a table as objects of texts by column. */
export function rowsOf(text: string): Record<string, string>[] {
  const { columns, rows } = tableOf(text);
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]?.value.trim() ?? ""])),
  );
}

function written(value: Plain | undefined, delimiter: string, isQuoted = false): string {
  const text = value === undefined || value === null ? "" : String(value);
  const needsQuotes = isQuoted || text.includes(delimiter) || /["\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function lineOf(table: Table, value: Plain): string {
  const cells = Object(value) as Record<string, Plain>;
  return table.columns
    .map((column) => written(cells[column], table.delimiter))
    .join(table.delimiter);
}

/** Where a row's line begins, and where the next one does. */
function linesOf(text: string, { rows }: Table): { start: number; end: number }[] {
  return rows.map((row) => {
    const start = row[0]?.start ?? 0;
    const end = text.indexOf("\n", row.at(-1)?.end ?? start);
    return { start, end: end < 0 ? text.length : end + 1 };
  });
}

function changeRows(text: string, table: Table, change: (lines: string[]) => string[]): string {
  const places = linesOf(text, table);
  const headEnd = text.indexOf("\n") + 1 || text.length;
  const start = places[0]?.start ?? headEnd;
  const end = places.at(-1)?.end ?? headEnd;
  const endsOpen = end === text.length && !text.endsWith("\n");
  const lines = places.map((place) => text.slice(place.start, place.end).replace(/\n$/, ""));
  const before = text.slice(0, start);
  const opened = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  const body = change(lines)
    .map((line) => `${line}\n`)
    .join("");
  return opened + (endsOpen ? body.trimEnd() : body) + text.slice(end);
}

/** Makes one change in a table: a cell, or a row. @throws CannotWrite for what it has not */
export function editCsv(text: string, path: ValuePath, edit: Edit): string {
  const table = tableOf(text);
  const [row, column] = path;
  switch (edit.do) {
    case "set": {
      const cell = table.rows[Number(row)]?.[table.columns.indexOf(String(column))];
      if (!cell) throw new CannotWrite("There is no such cell.");
      const value = written(edit.value, table.delimiter, cell.isQuoted);
      return text.slice(0, cell.start) + value + text.slice(cell.end);
    }
    case "add":
      return changeRows(text, table, (lines) =>
        lines.toSpliced(
          edit.at,
          0,
          ...[edit.value, ...(edit.more ?? [])].map((row) => lineOf(table, row)),
        ),
      );
    case "take":
      return changeRows(text, table, (lines) => lines.toSpliced(edit.at, 1));
    case "move":
      return changeRows(text, table, (lines) => {
        const moved = lines.splice(edit.from, 1);
        return lines.toSpliced(edit.to, 0, ...moved);
      });
    default:
      throw new CannotWrite("A table has neither marks nor other values on other days.");
  }
}

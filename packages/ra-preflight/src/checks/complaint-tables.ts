import { monthEnding } from "../dates.ts";
import { attribute, cleanText, type Element, elementsOf, wordsOf } from "../html.ts";
import type { Page, Piece } from "../read-page.ts";

export type TableKind = "monthly" | "annual" | "by-source";

export interface ComplaintTable {
  kind: TableKind;
  headings: string[];
  /** The rows' names (months, years or sources), and whether a row has numbers. */
  rows: { name: string; hasNumbers: boolean; piece: Piece }[];
  /** Of the table by source: its month, as `2026-10`. */
  month: string | undefined;
  piece: Piece;
}

/** Headings are below at most so many lines of titles. */
const TITLE_LINES = 3;

/** What is in no other kind of table: any of it identifies the kind, whatever else is missing. */
const BY_SOURCE =
  /received from|at the end of last month|total pending|3 months|three months|resolution time/i;

/** Which table has such headings; undefined for one that is not about complaints. */
function kindOf(headings: readonly string[]): TableKind | undefined {
  const has = (pattern: RegExp) => headings.some((heading) => pattern.test(heading));
  const counts = [/^carried/i, /^received/i, /^resolved/i, /^(?:total )?pending/i].filter(has);
  if (has(BY_SOURCE) && counts.length > 0) return "by-source";
  if (counts.length < 2) return undefined;
  return has(/year/i) && !has(/^months?\b/i) ? "annual" : "monthly";
}

function pieceOf(element: Element, text: string): Piece {
  const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
  return { where: "text", text, element: element.tagName, line, column };
}

/** The cells of a row as a screen reader has them: a phone's labels beside the numbers are left out. */
const cellsOf = (row: Element) =>
  row.childNodes.flatMap((node) => {
    if (!("tagName" in node) || !/^t[hd]$/.test(node.tagName)) return [];
    // A total often spans the columns of number and name.
    const width = Math.min(Number(attribute(node, "colspan") ?? 1) || 1, 20);
    return [...Array(width - 1).fill(""), cleanText(wordsOf(node, false))] as string[];
  });

function readTable(element: Element, monthOfPage: string | undefined): ComplaintTable | undefined {
  const inside = [...elementsOf(element)];
  const lines = inside
    .filter(({ tagName }) => tagName === "tr")
    .map((row) => ({ row, cells: cellsOf(row) }));
  const at = lines.slice(0, TITLE_LINES).findIndex(({ cells }) => kindOf(cells));
  const headings = lines[at]?.cells ?? [];
  const kind = kindOf(headings);
  if (!kind) return undefined;
  const caption = inside.find(({ tagName }) => tagName === "caption");
  const above = lines.slice(0, at).flatMap(({ cells }) => cells);
  const titles = [caption ? wordsOf(caption) : "", ...above].join(" ");
  const rows = lines.slice(at + 1).map(({ row, cells }) => ({
    name: cells[1] ?? "",
    hasNumbers: cells.slice(2).some((cell) => /\d/.test(cell)),
    piece: pieceOf(row, cells.join(" ").trim()),
  }));
  const monthNamed = monthEnding(cleanText(titles)) ?? monthOfPage;
  const month = kind === "by-source" ? monthNamed : undefined;
  return { kind, headings, rows, month, piece: pieceOf(element, "") };
}

/** The complaint tables of a page, whatever they are built from. */
export function complaintTables({ elements, pieces }: Page): ComplaintTable[] {
  const tables = elements.filter(({ tagName }) => tagName === "table");
  if (tables.length === 0) return [];
  const monthOfPage = pieces.map(({ text }) => monthEnding(text)).find(Boolean);
  return tables.flatMap((element) => readTable(element, monthOfPage) ?? []);
}

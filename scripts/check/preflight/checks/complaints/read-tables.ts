import { attribute, type Element, elementsOf, type Parent } from "static-islands/html-tree";
import { cleanText, type Page, type Piece } from "../../page-texts";
import { type Kind, kindOf, NAMES } from "./columns";
import { monthEnding, monthIn, yearIn } from "./periods-in-words";

export interface Row {
  name: string;
  cells: string[];
  /** The numbers behind the name; NaN for what is none. */
  numbers: number[];
  /** One cell stands in place of the numbers and says something, such as "Not yet entered". */
  isBlank: boolean;
  piece: Piece;
  /** Its line in content: `complaints/monthly.2026-04`. */
  fact?: string | undefined;
}

export interface Table {
  kind: Kind;
  headings: string[];
  rows: Row[];
  total: Row | undefined;
  /** Of the table by source: the month that it is for. */
  month?: string | undefined;
  piece: Piece;
}

/** Headings stand below at most so many lines of titles. */
const TITLE_LINES = 3;

/** What is read aloud: a phone's labels beside the numbers are hidden from that. */
const wordsIn = (parent: Parent): string =>
  parent.childNodes
    .map((node) => {
      if ("value" in node) return node.value;
      return "tagName" in node && attribute(node, "aria-hidden") !== "true" ? wordsIn(node) : "";
    })
    .join("");

function pieceOf(element: Element, text: string): Piece {
  const place = element.sourceCodeLocation;
  const [line, column] = [place?.startLine ?? 1, place?.startCol ?? 1];
  return { where: "text", text, element: element.tagName, line, column };
}

/** `1,024` and `-1` are numbers; `nil`, `-` and nothing are not. */
const numberIn = (text: string) =>
  /^-?\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;

function factOf(kind: Kind, name: string, month: string | undefined): string | undefined {
  if (kind === "by-source") return month && `complaints/by-source.${month}`;
  const year = yearIn(name);
  if (kind === "annual") return year ? `complaints/annual.${year}-${year + 1}` : undefined;
  return monthIn(name) && `complaints/monthly.${monthIn(name)}`;
}

interface Line {
  cells: string[];
  widest: number;
  piece: Piece;
}

function linesOf(table: Element): Line[] {
  return [...elementsOf(table)]
    .filter(({ tagName }) => tagName === "tr")
    .map((row) => {
      let widest = 1;
      const cells = row.childNodes.flatMap((node) => {
        if (!("tagName" in node) || !/^t[hd]$/.test(node.tagName)) return [];
        // A total often spans the columns of number and name.
        const width = Number(attribute(node, "colspan") ?? 1) || 1;
        widest = Math.max(widest, width);
        return [...Array(Math.min(width, 20) - 1).fill(""), cleanText(wordsIn(node))];
      });
      return { cells, widest, piece: pieceOf(row, cells.join(" ").trim()) };
    });
}

const isTotal = ({ cells }: Row) => cells.slice(0, 2).some((cell) => /total/i.test(cell));

function readTable(element: Element, monthOfPage: string | undefined): Table | undefined {
  const lines = linesOf(element);
  const at = lines.slice(0, TITLE_LINES).findIndex(({ cells }) => kindOf(cells));
  const head = lines[at];
  const kind = head && kindOf(head.cells);
  if (!head || !kind) return undefined;
  const caption = [...elementsOf(element)].find(({ tagName }) => tagName === "caption");
  const title = [
    caption ? wordsIn(caption) : "",
    ...lines.slice(0, at).map(({ piece }) => piece.text),
  ];
  const month =
    kind === "by-source" ? (monthEnding(cleanText(title.join(" "))) ?? monthOfPage) : undefined;
  const rows = lines
    .slice(at + 1)
    // A note under the table may be a line of it.
    .filter(({ cells, widest }) => widest < head.cells.length && cells.some((cell) => cell !== ""))
    .map(({ cells, widest, piece }) => ({
      name: cells[1] ?? "",
      cells,
      numbers: cells.slice(2).map(numberIn),
      isBlank: widest >= head.cells.length - 2 && cells.slice(2).every((cell) => !/\d/.test(cell)),
      piece,
      fact: factOf(kind, cells[1] ?? "", month),
    }));
  return {
    kind,
    headings: head.cells,
    rows: rows.filter((row) => !isTotal(row)),
    total: rows.find(isTotal),
    month,
    piece: pieceOf(element, NAMES[kind]),
  };
}

/** The complaint tables of a page, whatever they are built from. */
export function complaintTables({ document, pieces }: Page): Table[] {
  if (!document) return [];
  const elements = [...elementsOf(document)].filter(({ tagName }) => tagName === "table");
  if (elements.length === 0) return [];
  const texts = pieces.filter(({ where }) => where === "text");
  const monthOfPage = texts.map(({ text }) => monthEnding(text)).find(Boolean);
  return elements.flatMap((element) => readTable(element, monthOfPage) ?? []);
}

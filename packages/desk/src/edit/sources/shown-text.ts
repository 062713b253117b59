import { resolveText } from "content-kit/facts";
import type { CheckedContent } from "@/lib/checks/checked-content";

/** A paragraph or an entry of a list of a Markdown text. */
export interface Piece {
  /** Where it stands in the whole value. */
  from: number;
  written: string;
}

/** Line breaks, blanks and signs that nobody sees, as one blank. */
export function plainSpaces(text: string): string {
  return text
    .replace(/[\u200B\u2060\u00AD]/g, "")
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .trim();
}

/** Markdown of one paragraph as readers see it. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^()]*(?:\([^()]*\))?[^()]*\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/gs, "$2")
    .replace(/(?<![\\\w])([*_])(?=\S)(.*?\S)\1(?!\w)/gs, "$2")
    .replace(/`([^`]*)`/g, "$1")
    .replace(/\\([\\*_`[\]()#+.!~-])/g, "$1");
}

/** Begins an entry of a list. */
const ENTRY = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/;

/** The paragraphs and entries of a Markdown text. */
export function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let isOpen = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const [sign = ""] = ENTRY.exec(line) ?? [];
    const words = line.slice(sign.length);
    if (words.trim() === "") isOpen = false;
    else if (isOpen && sign === "") {
      const last = pieces.at(-1);
      if (last) last.written = markdown.slice(last.from, at + line.length);
    } else {
      const indent = words.length - words.trimStart().length;
      pieces.push({ from: at + sign.length + indent, written: words.trimStart() });
      isOpen = true;
    }
    at += line.length;
  }
  return pieces.map(({ from, written }) => ({ from, written: written.trimEnd() }));
}

/** A text as pages print it: with its facts, without marks where it is Markdown. */
export function shownText(written: string, content: CheckedContent, isMarkdown: boolean): string {
  const text = resolveText(written, content.facts);
  return plainSpaces(isMarkdown ? withoutMarks(text) : text);
}

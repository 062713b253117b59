import type { ReadText } from "./read-text";

/** Marks of WhatsApp and Markdown around words: *bold*, _italic_, ~struck~. */
const CHAT_MARKS = /(?<![\p{L}\p{N}])([*_~`]{1,3})(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu;

/** A line so long that a program has wrapped it. */
const WRAPPED = 60;

/** Whether a line goes on with the sentence of the line before it. */
function goesOn(before: string, line: string): boolean {
  if (before.trim() === "" || line.trim() === "") return false;
  if (/^\s*(?:[-–•*>▪●✅👉]|\d+[.)])/u.test(line)) return false;
  const isWrapped = before.length >= WRAPPED && !/[.!?:;।]\s*$/.test(before);
  return isWrapped || /^\s*\p{Ll}/u.test(line);
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const withoutMarks = (text: string): string => {
  const plain = text.replace(CHAT_MARKS, "$2");
  return plain === text ? text : withoutMarks(plain);
};

/**
 * A text as a page for the linter: a paragraph for each line, or for each sentence that was wrapped.
 * It has the lines of the text, so that findings keep theirs.
 */
export function textAsPage({ text, html, subject }: ReadText): string {
  const title = subject ? `<title>${escaped(subject)}</title>` : "";
  if (html !== undefined) return `${title}${html}`;
  const lines = withoutMarks(text).split("\n");
  let page = title;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? "";
    if (index > 0) page += "\n";
    if (line.trim() === "") continue;
    page += goesOn(before, line) ? escaped(line) : `<p>${escaped(line)}`;
  }
  return page;
}

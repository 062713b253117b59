// Places and sizes in the consent PDF, in PDF units (1/72 inch). The page is A4.
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 50;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export const LABEL_SIZE = 9;
export const TEXT_SIZE = 12;
export const POINT_SIZE = 10;

/** Room for the number of a point of the terms. */
export const POINT_INDENT = 18;

/** docs/requirements.md R8.5: laid out vertically at 55-unit steps starting at y = 70. */
export const FIRST_ROW_Y = 70;
export const ROW_STEP = 55;

/** Rows on a page, so that the last one ends above the page number. */
export const ROWS_PER_PAGE = Math.floor((PAGE_HEIGHT - FIRST_ROW_Y - MARGIN) / ROW_STEP);

/** A picture of text that a PDF's own fonts cannot write. */
export interface DrawnText {
  png: ArrayBuffer;
  /** PDF units (1/72 inch). */
  width: number;
}

/** Windows-1252 beyond Latin-1. Escaped, as the site's own fonts hold what its sources spell out. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";

/** Without the soft hyphen (ad), which viewers show or leave out as they like. */
const WRITABLE = new RegExp(`^[ -~\u00a0-\u00ac\u00ae-\u00ff\u20b9${WINDOWS_1252}]*$`);

/** Whether a PDF's built-in fonts (WinAnsi) and our drawn ₹ can write it; else pdf-lib throws. */
export const isWritable = (text: string) => WRITABLE.test(text);

/** Characters as a reader takes them: a vowel sign stays with its letter, a family is one. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * Breaks text into lines no wider than a measure: between words, inside a word only when it alone
 * is too wide. The lines joined are the text: the space between two of them stays at a line's end,
 * as words are read as one without it.
 * @param measure width of a line without that space, in the unit of `maxWidth`
 */
export function wrapText(
  text: string,
  maxWidth: number,
  measure: (line: string) => number,
): string[] {
  const isTooWide = (line: string) => measure(line.replace(/ $/, "")) > maxWidth;
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/[^ ]* |[^ ]+$/g) ?? []) {
    if (!isTooWide(line + word)) {
      line += word;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const grapheme of graphemes(word)) {
      if (line !== "" && isTooWide(line + grapheme)) {
        lines.push(line);
        line = "";
      }
      line += grapheme;
    }
  }
  return [...lines, line];
}

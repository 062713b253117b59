// Positions and sizes in the consent PDF, in PDF units (1/72 inch). The page is A4.
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 50;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export const LABEL_SIZE = 9;
export const TEXT_SIZE = 12;
export const POINT_SIZE = 10;

export const POINT_INDENT = 18;

/** docs/requirements.md R8.5: 55-unit steps starting at y = 70. */
export const FIRST_ROW_Y = 70;
export const ROW_STEP = 55;

/** The last row ends above the page number. */
export const ROWS_PER_PAGE = Math.floor((PAGE_HEIGHT - FIRST_ROW_Y - MARGIN) / ROW_STEP);

/** Picture of a text that the PDF's own fonts lack. */
export interface DrawnText {
  png: ArrayBuffer;
  /** In PDF units. */
  width: number;
}

/** Windows-1252 beyond Latin-1. Escaped: literal characters would be added to the site's fonts. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";

/** Without the soft hyphen (ad), which viewers treat differently. */
const WRITABLE = new RegExp(`^[ -~\u00a0-\u00ac\u00ae-\u00ff\u20b9${WINDOWS_1252}]*$`);

/** Whether the PDF's built-in fonts (WinAnsi) and our drawn ₹ cover it; else pdf-lib throws. */
export const isWritable = (text: string) => WRITABLE.test(text);

/** Keeps combining signs with their letters; single code points in browsers without Segmenter. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * Wraps text between words, or inside a word too wide for a line. The space at a line break stays
 * at the end of the line; without it, screen readers join the words.
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
  const wordsWithSpaces = text.match(/[^ ]* |[^ ]+$/g) ?? [];
  for (const word of wordsWithSpaces) {
    if (!isTooWide(line + word)) {
      line += word;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = breakWord(word, isTooWide);
    // The last piece begins a line that further words continue.
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** Breaks a word into pieces that are not too wide; one piece if it is not. */
function breakWord(word: string, isTooWide: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const grapheme of graphemes(word)) {
    if (piece !== "" && isTooWide(piece + grapheme)) {
      pieces.push(piece);
      piece = "";
    }
    piece += grapheme;
  }
  return [...pieces, piece];
}

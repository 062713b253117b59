/** A picture of text, and the text it shows. */
export interface DrawnText {
  text: string;
  png: ArrayBuffer;
  /** PDF units (1/72 inch). */
  width: number;
}

/** Text as the PDF's own fonts write it, or a picture of what they cannot. */
export type PdfText = string | DrawnText;

/** Windows-1252 beyond Latin-1. Escaped, as the site's own fonts hold what its sources spell out. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";

/** Without the soft hyphen (ad), which viewers show or leave out as they like. */
const WRITABLE = new RegExp(`^[ -~\u00a0-\u00ac\u00ae-\u00ff\u20b9${WINDOWS_1252}]*$`);

/**
 * Whether a PDF viewer's built-in fonts (WinAnsi encoding) can write a line, with the rupee sign,
 * which is drawn. pdf-lib throws at any other character.
 */
export const isWritable = (text: string) => WRITABLE.test(text);

/** Letters and marks of these scripts; their digits run from left to right as all others. */
const RTL = "(?!\\p{Nd})[\\p{Script=Arabic}\\p{Script=Hebrew}]";
const LTR = "(?![\\p{Script=Arabic}\\p{Script=Hebrew}])\\p{L}|\\p{Nd}";
const NEUTRAL = "[^\\p{L}\\p{Nd}\\p{Script=Arabic}\\p{Script=Hebrew}]";

const RTL_RUN = new RegExp(`${RTL}(?:${NEUTRAL}*${RTL})*`, "gu");
const LTR_RUN = new RegExp(`(?:${LTR})(?:${NEUTRAL}*(?:${LTR}))*`, "gu");
const RTL_FIRST = new RegExp(`^\\P{L}*(?=\\p{L})${RTL}`, "u");

/** Whether a text's first letter is of a script that is read from right to left. */
export const isRightToLeft = (text: string) => RTL_FIRST.test(text);

const reversed = (text: string) => [...text].reverse().join("");

/**
 * A text's characters from left to right as they are seen, which is how viewers expect them to
 * stand on a page: words of right-to-left scripts reversed, digits and other scripts as they are.
 * What stands between two directions goes with the text's own.
 */
export function inVisualOrder(text: string): string {
  return isRightToLeft(text)
    ? reversed(text).replace(LTR_RUN, reversed)
    : text.replace(RTL_RUN, reversed);
}

/**
 * Breaks text into lines no wider than a measure: between words, inside a word only when it alone
 * is too wide.
 * @param measure width of a line, in the unit of `maxWidth`
 */
export function wrapText(
  text: string,
  maxWidth: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const grapheme of graphemes(word)) {
      if (line !== "" && measure(line + grapheme) > maxWidth) {
        lines.push(line);
        line = "";
      }
      line += grapheme;
    }
  }
  lines.push(line);
  return lines;
}

/** Characters as a reader takes them: a vowel sign stays with its letter, a family is one. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

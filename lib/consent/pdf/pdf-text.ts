/** A picture of text, and the text it shows; sizes in PDF units (1/72 inch). */
export interface DrawnText {
  text: string;
  png: ArrayBuffer;
  width: number;
  height: number;
}

/** Text as the PDF's own fonts write it, or a picture of what they cannot. */
export type PdfText = string | DrawnText;

/** Windows-1252 beyond Latin-1. Escaped, as the site's own fonts hold what its sources spell out. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";

/**
 * Whether a PDF viewer's built-in fonts (WinAnsi encoding) can write a line, with the rupee sign,
 * for which the document brings its own. pdf-lib throws at any other character.
 */
export function isWritable(text: string): boolean {
  return [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return (
      (code >= 0x20 && code <= 0x7e) ||
      (code >= 0xa0 && code <= 0xff && code !== 0xad) ||
      character === "₹" ||
      WINDOWS_1252.includes(character)
    );
  });
}

/** Letters and their marks; the digits of these scripts run from left to right as all others. */
const RIGHT_TO_LEFT = /^(?!\p{Nd})[\p{Script=Arabic}\p{Script=Hebrew}]$/u;
const STRONG = /^[\p{L}\p{Nd}]$/u;

/** Whether a text's first letter is of a script that is read from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => /\p{L}/u.test(character));
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/**
 * A text's characters from left to right as they are seen, which is how viewers expect them to
 * stand on a page: words of right-to-left scripts reversed, digits and other scripts as they are.
 */
export function inVisualOrder(text: string): string {
  const runs: { isReversed: boolean; text: string }[] = [];
  const isBaseReversed = isRightToLeft(text);
  let neutral = "";
  for (const character of text) {
    const isReversed = RIGHT_TO_LEFT.test(character);
    const last = runs[runs.length - 1];
    if (!isReversed && !STRONG.test(character)) {
      neutral += character;
    } else if (last && last.isReversed === isReversed) {
      last.text += neutral + character;
      neutral = "";
    } else {
      // What stands between two directions goes with the text's own.
      if (neutral !== "" && last && last.isReversed === isBaseReversed) last.text += neutral;
      else if (neutral !== "") runs.push({ isReversed: isBaseReversed, text: neutral });
      neutral = "";
      runs.push({ isReversed, text: character });
    }
  }
  if (neutral !== "") runs.push({ isReversed: isBaseReversed, text: neutral });
  const seen = runs.map((run) => (run.isReversed ? [...run.text].reverse().join("") : run.text));
  return (isBaseReversed ? seen.reverse() : seen).join("");
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

/** What a reader takes for one character: a vowel sign stays with its letter, a family is one. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

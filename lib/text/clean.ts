// Marks that turn the reading direction, with which a text can be made to look like another, and
// spaces of no width. The joiners U+200C and U+200D stay: Indian scripts and emoji are spelt with them.
const UNSEEN_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * What somebody typed, as text that any receiver can take: line breaks are LF and tabs spaces, half
 * surrogate pairs become U+FFFD (`encodeURIComponent` throws on them), controls and direction marks
 * go, letters are composed (NFC), nothing stands at the ends.
 * @returns the clean text; cleaning it again changes nothing
 */
export function cleanText(typed: string): string {
  return (
    typed
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\t", " ")
      // With the flag u this matches halves only.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      .replace(/[^\P{Cc}\n]/gu, "")
      .replace(UNSEEN_MARKS, "")
      .normalize("NFC")
      .trim()
  );
}

/** The same on one line: every run of white space is one space, so no line can be added. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

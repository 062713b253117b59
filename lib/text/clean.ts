// Bidirectional marks, which can disguise a text, and zero-width spaces. U+200C and U+200D are kept
// for Indian scripts and emoji.
const UNSEEN_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Cleans typed text: line breaks become LF, tabs spaces, lone surrogates U+FFFD; removes control
 * characters and bidirectional marks; applies NFC and trims. Idempotent.
 */
export function cleanText(typed: string): string {
  return (
    typed
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\t", " ")
      // With the u flag this matches lone surrogates only.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      .replace(/[^\P{Cc}\n]/gu, "")
      .replace(UNSEEN_MARKS, "")
      .normalize("NFC")
      .trim()
  );
}

/** Cleans a text and collapses white space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

// Direction marks, which can make one text look like another, and zero-width spaces. The joiners
// U+200C and U+200D are kept: Indian scripts and emoji need them.
const UNSEEN_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Cleans typed text: line breaks become LF, tabs spaces, half surrogate pairs U+FFFD; controls and
 * direction marks are removed, letters composed (NFC), the ends trimmed. Idempotent.
 */
export function cleanText(typed: string): string {
  return (
    typed
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\t", " ")
      // With the flag u this matches unpaired halves only.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      .replace(/[^\P{Cc}\n]/gu, "")
      .replace(UNSEEN_MARKS, "")
      .normalize("NFC")
      .trim()
  );
}

/** The same on one line: every run of white space becomes one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

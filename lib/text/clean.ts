// What no browser shows (Unicode: default ignorable): zero-width spaces, marks of direction, which can
// disguise a text, soft hyphens, fillers. Kept are the joiners that Indian scripts and emoji are spelt
// with, and what chooses the form of a character or the flag of a country.
const KEPT = "\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}";
const UNSEEN = new RegExp(`(?![${KEPT}])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`, "gu");

/** Also the joiners, and a Braille cell without dots. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Cleans typed text: line breaks become LF, tabs spaces, lone surrogates U+FFFD; removes control
 * characters and what no browser shows; applies NFC and trims. Idempotent.
 */
export function cleanText(typed: string): string {
  return (
    typed
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\t", " ")
      // With the u flag this matches lone surrogates only.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      .replace(/[^\P{Cc}\n]/gu, "")
      .replace(UNSEEN, "")
      .normalize("NFC")
      .trim()
  );
}

/** Cleans a text and collapses white space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

/**
 * Cleans a text that is spelt in ASCII, such as an e-mail address or a PAN: full-width letters and
 * digits become plain ones, and no joiner is left.
 */
export function cleanCode(typed: string): string {
  return cleanLine(typed).normalize("NFKC").replace(BLANK, "").trim();
}

/** Whether a text shows nothing: it is empty, or has spaces, marks and unseen characters alone. */
export function isBlank(typed: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(cleanText(typed).replace(BLANK, ""));
}

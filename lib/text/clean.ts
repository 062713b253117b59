// Half of a surrogate pair: a high one without its low one after it, or a low one on its own.
// Written as one match of pairs and strays, because a lookbehind breaks older Safari.
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

// Marks that turn text around (LRM, RLM, ALM, embeddings, overrides, isolates) and controls but
// line breaks. The joiners U+200C and U+200D stay: Indian scripts and emoji are spelt with them.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this takes out
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What somebody typed, as text that any system can take: line breaks are LF, every code point is
 * whole, nothing invisible reorders it, composed as in NFC, no space at its ends.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(SURROGATES, (match) => (match.length === 2 ? match : "\ufffd"))
    .replaceAll("\t", " ")
    .replace(HIDDEN, "")
    .normalize("NFC")
    .trim();
}

/** The same on one line: every run of white space becomes one space, so no line can be added. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

/** Letters and digits of Latin, Indian and other scripts, without the stroke that ends a sentence in Hindi. */
const LETTER = "[\\da-z\\u00c0-\\u0963\\u0966-\\u1fff\\u2c00-\\ud7ff]";
const compiled = new Map<string, RegExp>();

/**
 * A regular expression that fits whole words of any script: `\b` is only for English, and `\p{L}`
 * compiles slowly. It is compiled once for each source.
 */
export function pattern(source: string): RegExp {
  let known = compiled.get(source);
  if (!known) {
    known = new RegExp(`(?<!${LETTER})(?:${source})(?!${LETTER})`, "giu");
    compiled.set(source, known);
  }
  known.lastIndex = 0;
  return known;
}

/** What may stand between two words of a phrase. */
export const GAP = "[\\s,:–-]+";

/** Any ending of a word. */
const ENDING = "[^\\s.,;:!?]*";

/** Words that turn round what a sentence says: no `...` goes across them. */
const TURNING =
  "no|not|nor|never|nobody|none|nothing|neither|cannot|without|but|nahi|nahin|नहीं|[a-z]+n't";

/** Blanks alone: what stands behind a comma is another thought. */
const BLANK = "[\\s-]+";

/** A few other words of the same thought, and the blank after them. */
const FEW_WORDS = `(?:${BLANK}(?!(?:${TURNING})(?![\\p{L}\\p{M}]))[^\\s.,;:!?–-]+){0,4}${BLANK}`;

/** `earn*` is a word with any ending. */
function wordPattern(word: string): string {
  return word.replace(/[.+?^$|[\]\\]/g, "\\$&").replace("*", ENDING);
}

/** `earn/make` is either of them; `{profit}` is left for the pack's vocabulary. */
function eitherWord(written: string): string {
  return `(?:${written.split("/").map(wordPattern).join("|")})`;
}

/**
 * The regular expression of a phrase as a rule writes it: words in a row, `a/b` for either of two,
 * `(a)` for what may be missing, `a*` for any ending, `...` for up to four other words of which none
 * denies, `{name}` for a part of the pack's vocabulary.
 * @param phrase such as `assured/fixed (monthly) {profit}`
 */
export function phrasePattern(phrase: string): string {
  const parts = phrase.match(/\([^)]*\)|[^\s()]+/g) ?? [];
  let pattern = "";
  let hasWord = false;
  let isAfterFew = false;
  for (const part of parts) {
    if (part === "...") {
      pattern += FEW_WORDS;
      isAfterFew = true;
      continue;
    }
    const isOptional = part.startsWith("(");
    const words = isOptional ? part.slice(1, -1).split(" ") : [part];
    const source = words.map(eitherWord).join(GAP);
    if (isOptional && isAfterFew) {
      pattern += `(?:${source}${GAP})?`;
      continue;
    }
    if (isOptional) {
      pattern += hasWord ? `(?:${GAP}${source})?` : `(?:${source}${GAP})?`;
      continue;
    }
    pattern += hasWord && !isAfterFew ? `${GAP}${source}` : source;
    hasWord = true;
    isAfterFew = false;
  }
  return pattern;
}

/** The words of which a text must have one to hold a phrase; undefined where any text may. */
export function firstWords(phrase: string): string[] | undefined {
  const [first = ""] = phrase.trim().split(/\s+/);
  const isPlain = /^[\p{L}\p{M}\p{N}'/]+$/u.test(first);
  return isPlain ? first.toLowerCase().split("/") : undefined;
}

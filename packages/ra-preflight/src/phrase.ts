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
export const FEW_WORDS = `(?:${BLANK}(?!(?:${TURNING})(?![\\p{L}\\p{M}]))[^\\s.,;:!?–-]+){0,4}${BLANK}`;

/** Words with which no member of a list begins, but another thought: "we never fail or ...". */
const NEW_THOUGHT =
  "we|i|you|they|he|she|it|our|so|then|join|get|because|while|yet|wait|stop|rest|sleep|fail|failed|lose|lost|miss|missed|ignore|skip|doubt|worry";

/** Words that no list under a denial has in it: "we do not sell tips, only guaranteed returns". */
const NOT_IN_LISTS = `(?:${TURNING}|only|just|instead|rather|until|unless)(?![\\p{L}\\p{M}])`;

/** A word of a list; "No 1" is a boast. */
const MEMBER_WORD = `(?:no\\.? 1|(?!${NOT_IN_LISTS})[^\\s.,;:!?–]+)`;

/** A member of a list, of some words, and the blank before it. */
function memberOf(most: number): string {
  return `(?!\\s+(?:${NEW_THOUGHT})(?!\\p{L}))(?:\\s+${MEMBER_WORD}){1,${most}}`;
}

/** A member of a list under a denial may be long: "ask for cash at your door". */
export const MEMBER = memberOf(7);
export const SHORT_MEMBER = memberOf(3);

/** `earn*` is a word with any ending. */
function wordPattern(word: string): string {
  return word.replace(/[.+?^$|[\]\\]/g, "\\$&").replace("*", ENDING);
}

/** `earn/make` is either of them; `{profit}` is left for the pack's vocabulary. */
function eitherWord(written: string): string {
  return `(?:${written.split("/").map(wordPattern).join("|")})`;
}

/** A part of a phrase: words, words that may be missing, or a few others. */
interface Part {
  source: string;
  isOptional: boolean;
  isFew: boolean;
}

function partOf(written: string): Part {
  if (written === "...") return { source: FEW_WORDS, isOptional: false, isFew: true };
  const isOptional = written.startsWith("(");
  const words = isOptional ? written.slice(1, -1).split(" ") : [written];
  return { source: words.map(eitherWord).join(GAP), isOptional, isFew: false };
}

/**
 * The regular expression of a phrase as a rule writes it: words in a row, `a/b` for either of two,
 * `(a)` for what may be missing, `a*` for any ending, `...` for up to four other words of which none
 * denies, `{name}` for a part of the pack's vocabulary.
 * @param phrase such as `assured/fixed (monthly) {profit}`
 */
export function phrasePattern(phrase: string): string {
  const written = phrase.match(/\([^)]*\)|[^\s()]+/g) ?? [];
  let pattern = "";
  // At the beginning, and after a few words, there is no gap to be filled.
  let needsGap = false;
  for (const { source, isOptional, isFew } of written.map(partOf)) {
    if (isOptional) {
      pattern += needsGap ? `(?:${GAP}${source})?` : `(?:${source}${GAP})?`;
      continue;
    }
    pattern += needsGap && !isFew ? `${GAP}${source}` : source;
    needsGap = !isFew;
  }
  return pattern;
}

/** The words of which a text must have one to hold a phrase; undefined where any text may. */
export function firstWords(phrase: string): string[] | undefined {
  const [first = ""] = phrase.trim().split(/\s+/);
  const isPlain = /^[\p{L}\p{M}\p{N}'/]+$/u.test(first);
  return isPlain ? first.toLowerCase().split("/") : undefined;
}

import { diffArrays } from "diff";

const words = (text: string) => text.split(" ");
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** The words of a text without its signs and capitals. */
export const bareWords = (text: string) => words(text).map(bare);

/**
 * How much of a prescribed text is in another, 0 to 1: the share of its words that are there, in its
 * order. 0 unless it is an altered copy: most of its words, with little between them. A short one has
 * to be closer, as short sentences are alike by chance.
 */
export function likeness(wanted: readonly string[], found: readonly string[]): number {
  const least = wanted.length < 10 ? 0.8 : 0.6;
  if (found.length < least * wanted.length) return 0;
  const all = new Set(found);
  if (wanted.filter((word) => all.has(word)).length < least * wanted.length) return 0;
  const same: { at: number; count: number }[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays([...wanted], [...found])) {
    if (!added && !removed) same.push({ at, count: value.length });
    if (!removed) at += value.length;
  }
  const common = same.reduce((sum, { count }) => sum + count, 0);
  const first = same[0];
  const last = same.at(-1);
  if (!first || !last || common < least * wanted.length) return 0;
  const isClose = last.at + last.count - first.at <= 1.5 * wanted.length;
  return isClose ? common / wanted.length : 0;
}

/** Whether two texts, one of which may have more around it, differ in signs and capitals alone. */
export function hasSameWords(wanted: readonly string[], found: readonly string[]): boolean {
  const joined = (parts: readonly string[]) => ` ${parts.filter(Boolean).join(" ")} `;
  return joined(found).includes(joined(wanted));
}

/** A pattern of a text in which signs, blanks and capitals do not matter. */
function anySpelling(text: string): { pattern: RegExp; least: number } {
  const parts = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join("[^\\p{L}\\p{M}\\p{N}]+")}(?![\\p{L}\\p{N}])`,
    "giu",
  );
  // No shorter text has all words. Most texts are shorter, and the pattern of a page of law is slow.
  return { pattern, least: parts.join(" ").length };
}

/** An altered copy is left to the rule that compares it, if so much of the text is nothing else. */
const MOST_WORDS_MORE = 1.5;

/**
 * Takes the words that regulators prescribe out of a text, in any signs and capitals; of a text that
 * is an altered copy nothing is left, as a rule compares it.
 * @param law texts that rules ask for, cleaned
 * @param quoted texts that no rule asks for, cleaned: of these only true copies are taken out
 */
export function lawRemover(
  law: readonly string[],
  quoted: readonly string[],
): (text: string) => string {
  const prescribed = law.map(bareWords);
  const patterns = [...law, ...quoted].map(anySpelling);
  const known = new Map<string, string>();

  function withoutLaw(text: string): string {
    let rest = text;
    for (const { pattern, least } of patterns) {
      if (rest.length >= least) rest = rest.replace(pattern, " ");
    }
    const found = bareWords(rest);
    const isCopy = prescribed.some(
      (wanted) => found.length <= MOST_WORDS_MORE * wanted.length && likeness(wanted, found) > 0,
    );
    return isCopy ? "" : rest;
  }

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const rest = withoutLaw(text);
    known.set(text, rest);
    return rest;
  };
}

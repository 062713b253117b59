import { z } from "zod";
import { phrasePattern } from "./phrase.ts";
import { pattern } from "./word-pattern.ts";

const phrases = z.array(z.string().trim().min(1)).min(1);

/** A file of words with points, as `packs/sebi-ra/2026-02.words.yaml` explains it. */
export const wordList = z.strictObject({
  /** A sentence with so many points is found. */
  limit: z.int(),
  /** Words of one kind count once in a sentence, however many of them it has. */
  kinds: z.record(z.string(), z.strictObject({ points: z.int(), words: phrases })),
  /** Further words by their points: each counts for itself. */
  single: z.record(z.string().regex(/^-?\d+$/), phrases),
});
export type WordList = z.output<typeof wordList>;

/** Something that may be in a sentence, and what it counts. */
export interface Weight {
  points: number;
  source: string;
}

/** A file of words as it is used, with regular expressions in place of phrases. */
export interface Weights {
  limit: number;
  weights: readonly Weight[];
}

/** @param filled puts the parts of a pack's vocabulary in place of their names */
export function weightsOf(list: WordList, filled: (source: string) => string): Weights {
  const sourceOf = (phrase: string) => filled(phrasePattern(phrase));
  const kinds = Object.values(list.kinds).map(({ points, words }) => {
    return { points, source: words.map(sourceOf).join("|") };
  });
  const single = Object.entries(list.single).flatMap(([points, words]) =>
    words.map((word) => ({ points: Number(points), source: sourceOf(word) })),
  );
  return { limit: list.limit, weights: [...kinds, ...single] };
}

/** A question stays with its answer. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!।]["”']*\s)(?!\d)/);

export interface Weighed {
  sentence: string;
  points: number;
  /** The words that weighed, the heaviest first. */
  words: { words: string; points: number }[];
}

/** What a sentence weighs, and the words that make it so. */
export function weigh(sentence: string, weights: readonly Weight[]): Weighed {
  const words: Weighed["words"] = [];
  for (const { source, points } of weights) {
    const [match] = pattern(source).exec(sentence) ?? [];
    if (match !== undefined) words.push({ words: match, points });
  }
  words.sort((one, other) => other.points - one.points);
  const total = words.reduce((sum, { points }) => sum + points, 0);
  return { sentence: sentence.trim(), points: total, words };
}

/** How many of the words a message names. */
const NAMED = 4;

/** `"Boss, jackpot!": boss +4, jackpot +3` */
export function explained({ sentence, words }: Weighed): string {
  const heaviest = words.filter(({ points }) => points > 0).slice(0, NAMED);
  const named = heaviest.map((one) => `${one.words.toLowerCase()} +${one.points}`);
  return `"${sentence}": ${named.join(", ")}`;
}

/** The sentences of a text that reach the limit. */
export function heavySentences(text: string, { limit, weights }: Weights): Weighed[] {
  return sentencesOf(text)
    .map((sentence) => weigh(sentence, weights))
    .filter(({ points }) => points >= limit);
}

import { z } from "zod";
import { firstWords, phrasePattern } from "./phrase.ts";
import { pattern } from "./word-pattern.ts";

/** What a word of each strength counts. */
export const POINTS = { strong: 5, medium: 3, weak: 1 } as const;
export type Strength = keyof typeof POINTS;

const phrases = z.array(z.string().trim().min(1)).default([]);
const byStrength = z.strictObject({ strong: phrases, medium: phrases, weak: phrases });
const headings = z.record(z.string(), byStrength);

/** A file of words, as `packs/sebi-ra/2026-02.words.yaml` explains it. */
export const wordList = z.strictObject({
  /** A sentence with so many points is found, */
  limit: z.int(),
  /** if its words stand under so many headings. */
  headings: z.int(),
  /** Words that speak for sales talk, under plain headings. */
  for: headings,
  /** Words that speak against it: their points are taken off. */
  against: headings,
});
export type WordList = z.output<typeof wordList>;

/** Something that may be in a sentence, and what it counts. */
export interface Weight {
  heading: string;
  /** Below zero for words that speak against sales talk. */
  points: number;
  /** A regular expression. */
  source: string;
  /** Words of which a sentence has one if the expression fits; undefined where any may. */
  firstWords: readonly string[] | undefined;
}

/** A file of words as it is used. */
export interface Weights {
  limit: number;
  headings: number;
  weights: readonly Weight[];
}

/** @param filled puts the parts of a pack's vocabulary in place of their names */
export function weightsOf(list: WordList, filled: (source: string) => string): Weights {
  const weights: Weight[] = [];
  function add(of: WordList["for"], sign: 1 | -1) {
    for (const [heading, words] of Object.entries(of)) {
      for (const strength of ["strong", "medium", "weak"] as const) {
        for (const phrase of words[strength]) {
          const source = filled(phrasePattern(phrase));
          const points = sign * POINTS[strength];
          weights.push({ heading, points, source, firstWords: firstWords(phrase) });
        }
      }
    }
  }
  add(list.for, 1);
  add(list.against, -1);
  return { limit: list.limit, headings: list.headings, weights };
}

/** A question stays with its answer. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!।]["”']*\s)(?!\d)/);

export interface Weighed {
  sentence: string;
  points: number;
  /** The words that weighed, the heaviest first. */
  words: { words: string; heading: string; points: number }[];
}

/** Each word of a sentence once, in lower case. */
function wordsOf(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu));
}

/** What a sentence weighs, and the words that make it so. */
export function weigh(sentence: string, weights: readonly Weight[]): Weighed {
  const words: Weighed["words"] = [];
  const present = wordsOf(sentence);
  let total = 0;
  for (const { source, heading, points, firstWords: needed } of weights) {
    // Most words are not there, and this is ten times as fast as to look for each.
    if (needed && !needed.some((word) => present.has(word))) continue;
    const [match] = pattern(source).exec(sentence) ?? [];
    if (match === undefined) continue;
    words.push({ words: match, heading, points });
    total += points;
  }
  words.sort((left, right) => right.points - left.points);
  return { sentence: sentence.trim(), points: total, words };
}

/** Whether enough words of enough headings speak for sales talk. */
export function isHeavy({ points, words }: Weighed, { limit, headings: least }: Weights): boolean {
  if (points < limit) return false;
  const speaking = words.filter((word) => word.points > 0);
  const found = new Set(speaking.map(({ heading }) => heading));
  return found.size >= least;
}

/** How many of the words a message names. */
const NAMED = 4;

/** `"Boss, jackpot tonight!" has "boss", "jackpot" and "tonight"` */
export function explained({ sentence, words }: Weighed): string {
  const heaviest = words.filter(({ points }) => points > 0).slice(0, NAMED);
  const named = heaviest.map((word) => `"${word.words.toLowerCase()}"`);
  const last = named.pop();
  const all = named.length > 0 ? `${named.join(", ")} and ${last}` : last;
  return `"${sentence}" has ${all}`;
}

/** The sentences of a text that are found. */
export function heavySentences(text: string, weights: Weights): Weighed[] {
  return sentencesOf(text)
    .map((sentence) => weigh(sentence, weights.weights))
    .filter((weighed) => isHeavy(weighed, weights));
}

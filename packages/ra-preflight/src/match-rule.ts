import type { Piece } from "./read-page.ts";
import type { Negation, Rule, Signs } from "./rule.ts";
import { undisguised } from "./undisguised.ts";

type ExistenceRule = Extract<Rule, { extends: "existence" }>;

const LETTER = "[\\da-z\\u00c0-\\u1fff\\u2c00-\\ud7ff]";
const compiled = new Map<string, RegExp>();

/** A pattern between letters of any script: `\b` is only for English, and `\p{L}` compiles slowly. */
export function pattern(source: string): RegExp {
  const known =
    compiled.get(source) ?? new RegExp(`(?<!${LETTER})(?:${source})(?!${LETTER})`, "giu");
  compiled.set(source, known);
  known.lastIndex = 0;
  return known;
}

/** The words next to a match, nearest last (before) or first (after), within a sentence. */
function windowOf(text: string, words: number, side: "before" | "after", across: boolean): string {
  const end = across ? /[.!?।;](?=\s|$)|[\n|•]/gu : /[.!?।;:,](?=\s|$)|[\n|•()–—]|\sbut\s/giu;
  const parts = (one: string) => one.split(/\s+/).filter((part) => /[\p{L}\p{N}?]/u.test(part));
  if (side === "after") {
    // A question may be taken back by its answer.
    const cut = text.search(end);
    const within = cut >= 0 && text[cut] !== "?" ? text.slice(0, cut) : text;
    return parts(within).slice(0, words).join(" ");
  }
  const from = [...text.matchAll(end)].at(-1);
  const within = from ? text.slice(from.index + from[0].length) : text;
  return parts(within).slice(-words).join(" ");
}

function isTakenBack(unless: readonly Negation[], text: string, start: number, end: number) {
  return unless.some(({ before, after, words, across }) => {
    const above = windowOf(text.slice(0, start), words, "before", across);
    const below = windowOf(text.slice(end), words, "after", across);
    return (before && pattern(before).test(above)) || (after && pattern(after).test(below));
  });
}

function found(rule: Rule, text: string, source: string): string[] {
  // Most texts hold nothing, and `matchAll` compiles the pattern again each time.
  if (!pattern(source).test(text)) return [];
  return [...text.matchAll(pattern(source))]
    .filter(({ 0: words, index }) => !isTakenBack(rule.unless, text, index, index + words.length))
    .map(([words]) => words);
}

/** A question stays with its answer. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!।]["”']*\s)(?!\d)/);

const WORDS =
  /(?:₹|\brs\.?) ?\d[\d,.:]*|\d[\d,.:]*(?: ?%| ?per ?cent)?|[\p{L}\p{M}]+(?:'\p{L}+)?|[?!%;:]|\p{Extended_Pictographic}/gu;

/** Without its ending, so that "earns" and "earned" are one. */
const stem = (word: string) => word.replace(/(?<=.{3})(?:ing|ed|es|s|ly|er|e|'s)$/, "");

/**
 * The signs in a sentence: its words, numbers by kind, their stems, pairs of these beside each other
 * or with one between them, and patterns that have a name.
 */
export function signsIn(sentence: string, named: Signs["named"]): string[] {
  const words = [...sentence.toLowerCase().replaceAll("’", "'").matchAll(WORDS)].map(([word]) =>
    word.replace(/.*\d.*/, /%|cent/.test(word) ? "#%" : /₹|rs/.test(word) ? "#₹" : "#"),
  );
  const row = ["^", ...words.map((word) => `~${stem(word)}`), "$"];
  const pairs = row.flatMap((one, at) => [`${one} ${row[at + 1]}`, `${one} _ ${row[at + 2]}`]);
  const isIn = (each: string | readonly string[]) =>
    [each].flat().every((source) => pattern(source).test(sentence));
  const names = named.flatMap(([name, own]) => (own.some(isIn) ? [`@${name}`] : []));
  return [...new Set([...words, ...row, ...pairs, ...names])];
}

/** Whether a sentence has as many points as a rule asks for, those of all signs in it. */
function isSuspect({ points: least, signs: { named, points } }: Rule, sentence: string): boolean {
  if (least === undefined) return true;
  return (
    ["", ...signsIn(sentence, named)].reduce((sum, one) => sum + (points[one] ?? 0), 0) >= least
  );
}

/** What a rule finds in a text, or else in the texts that its tricks of spelling stand for. */
function foundAnyhow(rule: ExistenceRule, text: string): string[] {
  const { any, lists } = rule.tokens;
  const isIn = (sentence: string) => (source: string) =>
    source.startsWith("!")
      ? !pattern(source.slice(1)).test(sentence)
      : found(rule, sentence, source).length > 0;
  for (const one of [text, ...undisguised(text)]) {
    const sentences = sentencesOf(one);
    const matches = (any ? found(rule, one, any) : []).filter((words) =>
      isSuspect(rule, sentences.find((each) => each.includes(words)) ?? one),
    );
    if (matches.length > 0) return matches;
    const together = lists.flatMap(
      (list) =>
        sentences.find((each) => list.every(isIn(each)) && isSuspect(rule, each))?.trim() ?? [],
    );
    if (together.length > 0) return together;
  }
  return [];
}

/**
 * What a rule of patterns finds in one text.
 * @returns the words of each match; "" for what should be there and is not
 */
export function matchesIn(rule: Rule, text: string): string[] {
  if (rule.extends === "existence") return foundAnyhow(rule, text);
  if (rule.extends !== "conditional" || pattern(rule.second).test(text)) return [];
  return rule.first ? found(rule, text, rule.first).slice(0, 1) : [""];
}

export const isInPlace = (rule: Rule, { where }: Piece): boolean => rule.where.includes(where);

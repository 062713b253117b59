import { isDenied } from "./denial.ts";
import type { Piece } from "./read-page.ts";
import type { Rule } from "./rule.ts";
import { pattern } from "./word-pattern.ts";

/** The words of each match that the text does not deny. */
function undenied(rule: Rule, text: string, source: string): string[] {
  // Most texts hold nothing, and `matchAll` compiles the pattern again each time.
  if (!pattern(source).test(text)) return [];
  const matches = [...text.matchAll(pattern(source))];
  return matches
    .filter(({ 0: words, index }) => !isDenied(rule.denial, text, index, index + words.length))
    .map(([words]) => words);
}

/**
 * What a rule of patterns finds in one text.
 * @returns the words of each match; "" for what should be there and is not
 */
export function matchesIn(rule: Rule, text: string): string[] {
  if (rule.extends === "existence") return undenied(rule, text, rule.tokens.join("|"));
  if (rule.extends !== "conditional") return [];
  if (pattern(rule.second).test(text)) return [];
  if (rule.first === undefined) return [""];
  return undenied(rule, text, rule.first).slice(0, 1);
}

export const isInPlace = (rule: Rule, { where }: Piece): boolean => rule.where.includes(where);

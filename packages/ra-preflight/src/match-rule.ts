import { isDenied, restOfSentence } from "./denial.ts";
import type { Piece } from "./read-page.ts";
import type { Rule } from "./rule.ts";
import { pattern } from "./word-pattern.ts";

const joined = new WeakMap<readonly string[], string>();

/** One pattern of all tokens. Joined once: there are thousands, and every text is asked. */
function anyToken(tokens: readonly string[]): string {
  const known = joined.get(tokens);
  if (known !== undefined) return known;
  const source = tokens.join("|");
  joined.set(tokens, source);
  return source;
}

/** Whether the rest of the sentence says what makes the rule's phrase innocent. */
function isMadeInnocent(rule: Rule, text: string, start: number, end: number): boolean {
  if (rule.extends !== "existence" || rule.unless.length === 0) return false;
  return pattern(rule.unless.join("|")).test(restOfSentence(text, start, end));
}

/** The words of each match that the text does not deny. */
function undenied(rule: Rule, text: string, source: string): string[] {
  // Most texts hold nothing, and `matchAll` compiles the pattern again each time.
  if (!pattern(source).test(text)) return [];
  const found: string[] = [];
  for (const { 0: words, index: start } of text.matchAll(pattern(source))) {
    const end = start + words.length;
    if (isDenied(rule.denial, text, start, end)) continue;
    if (isMadeInnocent(rule, text, start, end)) continue;
    found.push(words);
  }
  return found;
}

/**
 * What a rule of patterns finds in one text.
 * @returns the words of each match; "" for what should be there and is not
 */
export function matchesIn(rule: Rule, text: string): string[] {
  if (rule.extends === "existence") return undenied(rule, text, anyToken(rule.tokens));
  if (rule.extends !== "conditional") return [];
  if (pattern(rule.second).test(text)) return [];
  if (rule.first === undefined) return [""];
  return undenied(rule, text, rule.first).slice(0, 1);
}

export const isInPlace = (rule: Rule, { where }: Piece): boolean => rule.where.includes(where);

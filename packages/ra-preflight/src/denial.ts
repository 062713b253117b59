import { z } from "zod";
import { GAP, phrasePattern } from "./phrase.ts";
import { pattern } from "./word-pattern.ts";

const phrases = z.array(z.string().trim().min(1)).default([]);

/** How a sentence denies a phrase, in phrases as a rule has them. */
export const denialWords = z.strictObject({
  /** What denies or warns: `never`, `anyone who promises`. */
  before: phrases,
  /** What may stand between that and the phrase, such as `any`: other words end the denial. */
  between: phrases,
  /** Right after the phrase: `is prohibited`. */
  after: phrases,
  /** How a question to the firm begins: `do you`. */
  questions: phrases,
  /** Words that make such a question an appeal to the reader: `do you want`. */
  appeals: phrases,
  /** Answers that make such a question a promise: `yes`. */
  affirmations: phrases,
});
type DenialWords = z.output<typeof denialWords>;

/** The words of a denial as regular expressions. */
export interface Denial {
  /** Fits at the end of what stands before the phrase in its sentence. */
  before: string;
  /** Fits at the beginning of what follows the phrase. */
  after: string;
  /** Fits a question to the firm from its beginning. */
  question: string;
  appeal: string;
  /** Fits at the beginning of what follows the question. */
  affirmation: string;
}

/** Fits nowhere. */
const NOTHING = "(?!)";

/** The regular expression of any of some phrases. */
function anyOf(written: readonly string[]): string {
  if (written.length === 0) return NOTHING;
  return `(?:${written.map(phrasePattern).join("|")})`;
}

/** Blanks and quotation marks, but no comma: "if not, assured returns" denies nothing. */
const STEP = "[\\s\"'(–-]+";

export function denialOf(words: DenialWords): Denial {
  const between = `(?:${STEP}${anyOf(words.between)})*`;
  return {
    before: `${anyOf(words.before)}${between}${STEP}$`,
    after: `^[\\s"'?)]*${anyOf(words.after)}`,
    question: `^["'(]*${anyOf(words.questions)}`,
    appeal: anyOf(words.appeals),
    affirmation: `^${GAP}${anyOf(words.affirmations)}`,
  };
}

/** What ends a sentence, or a part of it that stands for itself. */
const END_BEFORE = /[.!?।;:](?=\s)|[\n|•]/;
const END_AFTER = /[.!।;](?=\s|$)|[\n|•]/;

/** The beginning of the sentence up to the phrase. */
function sentenceStart(text: string, start: number): string {
  const before = text.slice(0, start).split(END_BEFORE).at(-1);
  return before ?? "";
}

/** The sentence from the phrase on; a question has the answer with it. */
function sentenceEnd(text: string, end: number): string {
  const [after] = text.slice(end).split(END_AFTER);
  return after ?? "";
}

/** "Do you offer guaranteed returns?" asks; "Do you want guaranteed returns?" offers. */
function isQuestionToFirm(denial: Denial, before: string, phrase: string, after: string): boolean {
  const mark = after.indexOf("?");
  if (mark < 0) return false;
  const question = `${before}${phrase}${after.slice(0, mark)}`.trimStart();
  if (!pattern(denial.question).test(question)) return false;
  if (pattern(denial.appeal).test(question)) return false;
  return !pattern(denial.affirmation).test(after.slice(mark + 1));
}

/**
 * Whether a sentence denies a phrase itself: "we do not promise any assured returns". Other words of
 * the sentence change nothing: "no hidden fees, assured returns" promises them.
 * @param start of the phrase in the text
 * @param end of the phrase in the text
 */
export function isDenied(denial: Denial, text: string, start: number, end: number): boolean {
  const before = sentenceStart(text, start);
  if (pattern(denial.before).test(before)) return true;
  const after = sentenceEnd(text, end);
  if (pattern(denial.after).test(after)) return true;
  return isQuestionToFirm(denial, before, text.slice(start, end), after);
}

import { z } from "zod";
import { FEW_WORDS, GAP, MEMBER, phrasePattern, SHORT_MEMBER } from "./phrase.ts";
import { pattern } from "./word-pattern.ts";

const phrases = z.array(z.string().trim().min(1)).default([]);

/** How a sentence denies a phrase, in phrases as a rule has them. */
export const denialWords = z.strictObject({
  /** What denies or warns: `never`, `anyone who promises`. */
  before: phrases,
  /** What may stand between that and the phrase, such as `any`: other words end the denial. */
  between: phrases,
  /** Like `before`, for each member of a list up to its "or": `we do not`. */
  lists: phrases,
  /** Verbs of such a list that deal in its members, so that commas alone join them: `use`. */
  dealings: phrases,
  /** Like `before`, for each member of a list of words that are mentioned: `words like`. */
  mentions: phrases,
  /** Right after the phrase: `should be reported`. */
  after: phrases,
  /** There too, or after an addition to the phrase: `is prohibited`. */
  verdicts: phrases,
  /** Nouns that go on with the phrase: sure-shot `calls`. */
  nouns: phrases,
  /** How such an addition begins: `in`, `promised`. */
  additions: phrases,
  /** Words behind a verdict that turn it round: guaranteed returns are not possible `elsewhere`. */
  turned: phrases,
  /** Around a quotation: words that say it is another's, such as `a message`, and warn of it. */
  quoting: phrases,
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
  /** Fits there too, if the phrase is the last member of a list. */
  lastMember: string;
  /** Fits there too, if more members follow. */
  member: string;
  /** Fits what stands before or behind a quotation. */
  quoting: string;
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

/** Up to seven words, and more after commas. */
const MEMBERS = `${MEMBER}(?:,${MEMBER})*`;

/** "We do not use rocket, " and "words like rocket, ", with whatever joins the phrase to them. */
function listOf(words: DenialWords, between: string): Pick<Denial, "lastMember" | "member"> {
  const { lists, dealings, mentions } = words;
  const dealing = `${anyOf(lists)}${GAP}${anyOf(dealings)}`;
  const joined = (by: string) => `,?\\s${by}${between}${STEP}$`;
  // "We do not offer tea and guarantee profits" promises them: only a third member makes it a list.
  const lastMember = [
    `${anyOf(lists)}${MEMBERS}${joined("(?:or|nor)")}`,
    `${dealing}${MEMBER},${MEMBERS}${joined("and")}`,
    `${anyOf(mentions)}${MEMBERS}${joined("(?:or|nor|and)")}`,
  ];
  const opening = `(?:${dealing}|${anyOf(mentions)})`;
  return { lastMember: lastMember.join("|"), member: `${opening}${MEMBERS},${between}${STEP}$` };
}

export function denialOf(words: DenialWords): Denial {
  const between = `(?:${STEP}${anyOf(words.between)})*`;
  const before = anyOf([...words.before, ...words.lists, ...words.mentions]);
  const noun = `(?:${anyOf(words.nouns)}(?=[\\s,.]))?`;
  const addition = `(?:\\s*${anyOf(words.additions)}${FEW_WORDS})?`;
  const turned = `(?!${FEW_WORDS}${anyOf(words.turned)})`;
  // "Guaranteed returns, zero risk and sure-shot calls are prohibited."
  const others = `(?:(?:,${SHORT_MEMBER})*,?\\s*(?:and|or)${SHORT_MEMBER})?`;
  const verdict = `${noun}${addition}${others}[\\s"':–-]*${anyOf(words.verdicts)}${turned}`;
  return {
    before: `${before}${between}${STEP}$`,
    ...listOf(words, between),
    after: `^[\\s"'?)%]*(?:${anyOf(words.after)}|${verdict})`,
    quoting: anyOf(words.quoting),
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

/** The sentence that a phrase stands in, without the phrase. */
export function restOfSentence(text: string, start: number, end: number): string {
  return `${sentenceStart(text, start)} … ${sentenceEnd(text, end)}`;
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

/** More members of a list, the last after "or": ", jackpot or multibagger". */
const MORE_BEHIND = new RegExp(`^(?:${MEMBER})?(?:,${MEMBER})*,?\\s(?:or|nor|and)\\s`, "iu");

/** "We do not use words like jackpot, sure shot or multibagger" denies each of the three. */
function isInDeniedList(denial: Denial, before: string, after: string): boolean {
  if (pattern(denial.lastMember).test(before)) return true;
  return MORE_BEHIND.test(after) && pattern(denial.member).test(before);
}

/** A mark of quotation that opens, and one that closes: no apostrophe. */
const OPENING = /(?<![^\s(:–-])["']/g;
const CLOSING = /["'](?![\p{L}\p{N}])/u;

/** "A message that ends in 'only today' is forged": another's words, quoted with a warning. */
function isQuotedInWarning(denial: Denial, text: string, start: number, end: number): boolean {
  const open = [...text.slice(0, start).matchAll(OPENING)].at(-1)?.index ?? -1;
  if (open < 0 || CLOSING.test(text.slice(open + 1, start))) return false;
  const close = CLOSING.exec(text.slice(end))?.index ?? -1;
  if (close < 0) return false;
  const before = sentenceStart(text, open);
  const [behind = ""] = text.slice(end + close + 1).split(/[.!।\n|•]/);
  return pattern(denial.quoting).test(`${before} … ${behind}`);
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
  if (isInDeniedList(denial, before, after)) return true;
  if (isQuotedInWarning(denial, text, start, end)) return true;
  return isQuestionToFirm(denial, before, text.slice(start, end), after);
}

import type { FactInText } from "../../api";

/*
 * While a text is edited, a fact in it stands as its value, in braces: {{The Research Desk}} and not
 * {{firm.name}}. It is typed around, and goes as a whole.
 */

type Facts = readonly Pick<FactInText, "written" | "shown">[];

/** A longer one, a promise of several sentences, keeps its name. */
const LONGEST = 60;

const inBraces = (shown: string) => `{{${shown}}}`;

/** Each fact once. */
export function distinct<Fact extends Pick<FactInText, "written">>(
  facts: readonly Fact[],
): readonly Fact[] {
  return facts.filter(
    ({ written }, at) => facts.findIndex((one) => one.written === written) === at,
  );
}

/** The facts that may stand as their values: short ones, each with a value of its own. */
function readable(facts: Facts): Facts {
  const all = distinct(facts);
  return all.filter(({ shown }) => {
    const isShort = shown !== "" && shown.length <= LONGEST && !/[{}\n]/.test(shown);
    return isShort && all.filter((other) => other.shown === shown).length === 1;
  });
}

/** A text as it is edited: with its facts' values. */
export function withValues(written: string, facts: Facts): string {
  return readable(facts).reduce(
    (text, fact) => text.replaceAll(fact.written, inBraces(fact.shown)),
    written,
  );
}

/** A text as its file has it: with its facts' names. */
export function withFactNames(edited: string, facts: Facts): string {
  return readable(facts).reduce(
    (text, fact) => text.replaceAll(inBraces(fact.shown), fact.written),
    edited,
  );
}

/** From one letter of a text up to another. */
interface Range {
  start: number;
  end: number;
}

/** The facts that a range begins or ends in. */
function cutBy(text: string, { start, end }: Range): Range[] {
  const facts = [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(({ 0: fact, index }) => {
    return { start: index, end: index + fact.length };
  });
  const isWithin = (at: number, fact: Range) => at > fact.start && at < fact.end;
  return facts.filter((fact) => isWithin(start, fact) || isWithin(end, fact));
}

/** A range that cuts no fact in two. */
export function widened(text: string, { start, end }: Range): Range {
  const cut = cutBy(text, { start, end });
  return {
    start: Math.min(start, ...cut.map((fact) => fact.start)),
    end: Math.max(end, ...cut.map((fact) => fact.end)),
  };
}

/** What was typed last: a range of the text before, and what stands there now. */
function typed(before: string, after: string, caret: number): Range & { words: string } {
  const isBehindSame = before.endsWith(after.slice(caret));
  const end = isBehindSame ? before.length - (after.length - caret) : before.length;
  const until = isBehindSame ? caret : after.length;
  const most = Math.min(end, until);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  return { start, end, words: after.slice(start, until) };
}

/**
 * What is typed within a fact stands behind it, and a fact that is deleted in part goes as a whole.
 * @param caret where it stands in `after`
 * @returns the text, and where the caret belongs; undefined: where it is
 */
export function keepFacts(
  before: string,
  after: string,
  caret: number,
): { text: string; caret: number | undefined } {
  const { words, ...range } = typed(before, after, caret);
  if (cutBy(before, range).length === 0) return { text: after, caret: undefined };
  const whole = widened(before, range);
  const start = range.start === range.end ? whole.end : whole.start;
  return {
    text: before.slice(0, start) + words + before.slice(whole.end),
    caret: start + words.length,
  };
}

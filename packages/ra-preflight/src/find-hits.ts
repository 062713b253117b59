import type { Check, Context, Hit } from "./checks/check.ts";
import { CHECKS } from "./checks/checks.ts";
import { mandatedText, prescribedBy } from "./checks/mandated-text.ts";
import { isInPlace, type Match, matchesIn } from "./match-rule.ts";
import type { Page, Piece } from "./read-page.ts";
import type { Rule } from "./rule.ts";

export type RuleHit = Hit & { rule: Rule };

const piecesOf = (rule: Rule, { pieces }: Page) => pieces.filter((one) => isInPlace(rule, one));

const textOf = (rule: Rule, page: Page) =>
  piecesOf(rule, page)
    .map(({ text }) => text)
    .join("\n");

/** A rule of patterns that looks at each page as one text. */
const pageCheck = (rule: Rule): Check => ({
  page: (page) =>
    (page.document ? matchesIn(rule, textOf(rule, page)) : []).map(({ words, detail }) => {
      const holds = ({ text }: Piece) => words !== "" && text.includes(words);
      return { page: page.file, piece: piecesOf(rule, page).find(holds), words, detail };
    }),
});

function checkOf(rule: Rule, context: Context): Check {
  if (rule.extends === "mandated-text") return mandatedText(rule, context);
  if (rule.extends !== "script") return pageCheck(rule);
  const make = CHECKS[rule.script];
  if (!make) throw new Error(`there is no check called "${rule.script}"`);
  return make(rule, context);
}

const isFor = (rule: Rule, { file }: Page) => !rule.pages || new RegExp(rule.pages).test(file);

/** Everything that rules find on pages, which are read once and one at a time. */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  given: Omit<Context, "prescribed">,
): RuleHit[] {
  const context = { ...given, prescribed: rules.flatMap(prescribedBy) };
  const isOfBlocks = (rule: Rule) =>
    rule.scope === "block" && rule.extends !== "script" && rule.extends !== "mandated-text";
  const ofBlocks = rules.filter(isOfBlocks);
  const checks = rules
    .filter((rule) => !isOfBlocks(rule))
    .map((rule) => ({ rule, check: checkOf(rule, context) }));
  // Header and footer are the same on every page.
  const known = new Map<string, { rule: Rule; match: Match }[]>();
  const hits: RuleHit[] = [];
  for (const page of pages) {
    for (const piece of page.pieces) {
      const key = `${piece.where} ${piece.text}`;
      const matches =
        known.get(key) ??
        ofBlocks
          .filter((rule) => isInPlace(rule, piece))
          .flatMap((rule) => matchesIn(rule, piece.text).map((match) => ({ rule, match })));
      known.set(key, matches);
      for (const { rule, match } of matches) {
        if (isFor(rule, page)) hits.push({ page: page.file, piece, ...match, rule });
      }
    }
    for (const { rule, check } of checks) {
      if (!isFor(rule, page)) continue;
      hits.push(...(check.page?.(page) ?? []).map((hit) => ({ ...hit, rule })));
    }
  }
  for (const { rule, check } of checks) {
    hits.push(...(check.end?.() ?? []).map((hit) => ({ ...hit, rule })));
  }
  return hits;
}

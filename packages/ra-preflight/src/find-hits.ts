import type { Check, Context, Hit, MakeCheck } from "./checks/check.ts";
import { complaintColumns, complaintMonthDue } from "./checks/complaints.ts";
import { expiringDate } from "./checks/expiring-date.ts";
import { firmPrinted, oneNumber, placeholdersLeft, planAboveCap } from "./checks/firm.ts";
import { mandatedText, prescribedBy } from "./checks/mandated-text.ts";
import { pageContents, wordsContradict } from "./checks/words.ts";
import { isInPlace, matchesIn } from "./match-rule.ts";
import type { Page } from "./read-page.ts";
import type { Rule, ScriptRule } from "./rule.ts";

/** What a rule with `extends: script` may name. */
const CHECKS: Readonly<Record<string, MakeCheck<ScriptRule>>> = {
  "complaint-columns": complaintColumns,
  "complaint-month-due": complaintMonthDue,
  "expiring-date": expiringDate,
  "identity-printed": firmPrinted,
  "one-registration-number": oneNumber,
  "page-contents": pageContents,
  "placeholders-left": placeholdersLeft,
  "plan-above-cap": planAboveCap,
  "words-contradict": wordsContradict,
};

export type RuleHit = Hit & { rule: Rule };

/** A rule of patterns: looks at each text, or at a page as one. */
function patternCheck(rule: Rule): Check {
  const isOfPages = rule.scope === "page";
  // Header and footer are the same on every page.
  const known = new Map<string, string[]>();
  return {
    page({ file, document, pieces }) {
      const own = pieces.filter((piece) => isInPlace(rule, piece));
      const texts = own.map(({ text }) => text);
      const judged = isOfPages ? [texts.join("\n")].filter(() => document) : texts;
      return judged.flatMap((text, at) => {
        const matches = known.get(text) ?? matchesIn(rule, text);
        known.set(text, matches);
        return matches.map((words) => {
          const piece = isOfPages ? own.find((one) => words && one.text.includes(words)) : own[at];
          return { page: file, piece, words, detail: words };
        });
      });
    },
  };
}

function checkOf(rule: Rule, context: Context): Check {
  if (rule.extends === "mandated-text") return mandatedText(rule, context);
  if (rule.extends !== "script") return patternCheck(rule);
  const make = CHECKS[rule.script];
  if (!make) throw new Error(`there is no check called "${rule.script}"`);
  return make(rule, context);
}

/** Everything that rules find on pages, which are read once and one at a time. */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  given: Omit<Context, "prescribed">,
): RuleHit[] {
  const context = { ...given, prescribed: rules.flatMap(prescribedBy) };
  const checks = rules.map((rule) => ({ rule, check: checkOf(rule, context) }));
  const hits: RuleHit[] = [];
  const add = (rule: Rule, found: Hit[] = []) =>
    hits.push(...found.map((hit) => ({ ...hit, rule })));
  for (const page of pages) {
    for (const { rule, check } of checks) {
      if (!rule.pages || new RegExp(rule.pages).test(page.file)) add(rule, check.page?.(page));
    }
  }
  for (const { rule, check } of checks) add(rule, check.end?.());
  return hits;
}

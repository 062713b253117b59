import type { Check, Context, Hit, MakeCheck } from "./checks/check.ts";
import { complaintColumns, complaintMonthDue, complaintMonthOver } from "./checks/complaints.ts";
import { expiringDate } from "./checks/expiring-date.ts";
import { firmPrinted, oneNumber, placeholdersLeft, planAboveCap } from "./checks/firm.ts";
import { mandatedText, prescribedBy } from "./checks/mandated-text.ts";
import { patterns } from "./checks/patterns.ts";
import { weighedWords } from "./checks/weighed-words.ts";
import { pageContents, wordsContradict } from "./checks/words.ts";
import type { Page } from "./read-page.ts";
import type { Rule, ScriptRule } from "./rule.ts";

/** What a rule with `extends: script` may name. */
const CHECKS: Readonly<Record<string, MakeCheck<ScriptRule>>> = {
  "complaint-columns": complaintColumns,
  "complaint-month-due": complaintMonthDue,
  "complaint-month-over": complaintMonthOver,
  "expiring-date": expiringDate,
  "identity-printed": firmPrinted,
  "one-registration-number": oneNumber,
  "page-contents": pageContents,
  "placeholders-left": placeholdersLeft,
  "plan-above-cap": planAboveCap,
  "words-contradict": wordsContradict,
};

export type RuleHit = Hit & { rule: Rule };

function checkOf(rule: Rule, context: Context): Check {
  if (rule.extends === "weighed-words") return weighedWords(rule, context);
  if (rule.extends === "mandated-text") return mandatedText(rule, context);
  if (rule.extends !== "script") return patterns(rule, context);
  const make = CHECKS[rule.script];
  if (!make) throw new Error(`there is no check called "${rule.script}"`);
  return make(rule, context);
}

/** Everything that rules find on pages, which are read once and one at a time. */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  given: Omit<Context, "prescribed" | "law">,
): RuleHit[] {
  const context = {
    ...given,
    prescribed: rules.flatMap(prescribedBy),
    // What the firm's own people fixed may well break a rule, and is excused one by one.
    law: rules.filter(({ approver }) => approver === undefined).flatMap(prescribedBy),
  };
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

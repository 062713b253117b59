import type { Check, Context, Hit, MakeCheck } from "./checks/check.ts";
import {
  complaintColumns,
  complaintMonthDue,
  complaintMonthOpen,
  complaintMonthOver,
} from "./checks/complaints.ts";
import { expiringDate } from "./checks/expiring-date.ts";
import {
  claimsLeftOpen,
  firmPrinted,
  oneNumber,
  placeholdersLeft,
  planAboveCap,
} from "./checks/firm.ts";
import { mandatedText, prescribedBy } from "./checks/mandated-text.ts";
import { nameAndNumberFirst, warningOfText } from "./checks/one-text.ts";
import { patterns } from "./checks/patterns.ts";
import { weighedWords } from "./checks/weighed-words.ts";
import { pageContents, wordsContradict } from "./checks/words.ts";
import { cleanText } from "./html.ts";
import { lawRemover } from "./prescribed.ts";
import type { Page } from "./read-page.ts";
import type { Rule, ScriptRule } from "./rule.ts";

/** What a rule with `extends: script` may name. */
const CHECKS: Readonly<Record<string, MakeCheck<ScriptRule>>> = {
  "claims-left-open": claimsLeftOpen,
  "complaint-columns": complaintColumns,
  "complaint-month-due": complaintMonthDue,
  "complaint-month-open": complaintMonthOpen,
  "complaint-month-over": complaintMonthOver,
  "expiring-date": expiringDate,
  "identity-printed": firmPrinted,
  "name-and-number-first": nameAndNumberFirst,
  "one-registration-number": oneNumber,
  "page-contents": pageContents,
  "placeholders-left": placeholdersLeft,
  "plan-above-cap": planAboveCap,
  "warning-of-text": warningOfText,
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

/** Without the sentences of weighed words in which another rule finds a phrase of its own. */
function withoutNamed(hits: readonly RuleHit[]): RuleHit[] {
  const named = new Map<RuleHit["piece"], string[]>();
  for (const { rule, piece, words } of hits) {
    if (rule.extends === "weighed-words" || !piece || words === "") continue;
    named.set(piece, [...(named.get(piece) ?? []), words]);
  }
  return hits.filter(({ rule, piece, words: sentence }) => {
    if (rule.extends !== "weighed-words") return true;
    const phrases = named.get(piece) ?? [];
    return !phrases.some((phrase) => sentence.includes(phrase));
  });
}

/**
 * Everything that rules find on pages, which are read once and one at a time.
 * @param quoted texts of regulators that may be there though no rule asks for them
 */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  site: Omit<Context, "prescribed" | "withoutLaw">,
  quoted: readonly string[] = [],
): RuleHit[] {
  // What the firm's own people fixed may well break a rule, and is excused one by one.
  const ofRegulator = rules.filter(({ approver }) => approver === undefined);
  const context = {
    ...site,
    prescribed: rules.flatMap(prescribedBy),
    withoutLaw: lawRemover(ofRegulator.flatMap(prescribedBy), quoted.map(cleanText)),
  };
  const checks = rules.map((rule) => ({ rule, check: checkOf(rule, context) }));
  const hits: RuleHit[] = [];
  const add = (rule: Rule, found: Hit[] = []) => {
    for (const hit of found) hits.push({ ...hit, rule });
  };
  for (const page of pages) {
    for (const { rule, check } of checks) {
      const isForPage = !rule.pages || new RegExp(rule.pages).test(page.file);
      if (isForPage) add(rule, check.page?.(page));
    }
  }
  for (const { rule, check } of checks) add(rule, check.end?.());
  return withoutNamed(hits);
}

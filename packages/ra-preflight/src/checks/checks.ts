import type { ScriptRule } from "../rule.ts";
import type { MakeCheck } from "./check.ts";
import { complaintColumns, complaintMonthDue } from "./complaints.ts";
import { expiringDate } from "./expiring-date.ts";
import { firmPrinted, oneNumber, placeholdersLeft, planAboveCap } from "./firm.ts";
import { pageContents, wordsContradict } from "./words.ts";

/** What a rule with `extends: script` may name. */
export const CHECKS: Readonly<Record<string, MakeCheck<ScriptRule>>> = {
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

import type { ScriptRule } from "../rule.ts";
import type { MakeCheck } from "./check.ts";
import { complaintColumns, complaintMonthDue, complaintsBySource } from "./complaints.ts";
import { missingAttribute, textLength } from "./elements.ts";
import { expiringDate } from "./expiring-date.ts";
import {
  identityPrinted,
  oneRegistrationNumber,
  placeholdersLeft,
  planAboveCap,
} from "./identity.ts";
import { deadLinks, emptyLinks } from "./links.ts";
import { pageContents, wordForm, wordsContradict } from "./words.ts";

/** What a rule with `extends: script` may name. */
export const CHECKS: Readonly<Record<string, MakeCheck<ScriptRule>>> = {
  "complaint-columns": complaintColumns,
  "complaint-month-due": complaintMonthDue,
  "complaints-by-source": complaintsBySource,
  "dead-links": deadLinks,
  "empty-links": emptyLinks,
  "expiring-date": expiringDate,
  "identity-printed": identityPrinted,
  "missing-attribute": missingAttribute,
  "one-registration-number": oneRegistrationNumber,
  "page-contents": pageContents,
  "placeholders-left": placeholdersLeft,
  "plan-above-cap": planAboveCap,
  "text-length": textLength,
  "word-form": wordForm,
  "words-contradict": wordsContradict,
};

import type { MakeCheck } from "./check";
import {
  complaintMonthDue,
  complaintPeriodNotOver,
  complaintsBySource,
  complaintTablesCheck,
} from "./complaints/complaint-checks";
import { expiringDate } from "./dates";
import { descriptions, imageWithoutSize, missingAlt, pageTooHeavy, titles } from "./found";
import { identityPrinted, oneRegistrationNumber } from "./identity";
import { deadLinks, emptyLinks } from "./links";
import { mandatedText } from "./mandated-text";
import { pageContents } from "./page-contents";
import { placeholdersLeft, planAboveCap } from "./placeholders";
import { upiHandle } from "./upi-handle";
import { warningSize } from "./warning-size";
import { wordsContradict } from "./words-contradict";

/** What a rule with `extends: script` may name. */
export const CHECKS: Readonly<Record<string, MakeCheck>> = {
  "complaint-month-due": complaintMonthDue,
  "complaint-period-not-over": complaintPeriodNotOver,
  "complaint-tables": complaintTablesCheck,
  "complaints-by-source": complaintsBySource,
  "dead-links": deadLinks,
  descriptions,
  "empty-links": emptyLinks,
  "expiring-date": expiringDate,
  "identity-printed": identityPrinted,
  "image-without-size": imageWithoutSize,
  "mandated-text": mandatedText,
  "missing-alt": missingAlt,
  "one-registration-number": oneRegistrationNumber,
  "page-contents": pageContents,
  "page-too-heavy": pageTooHeavy,
  "placeholders-left": placeholdersLeft,
  "plan-above-cap": planAboveCap,
  titles,
  "upi-handle": upiHandle,
  "warning-size": warningSize,
  "words-contradict": wordsContradict,
};

import { closestMatch } from "leven";
import { type Exception, isAbout, isTooLong } from "./exceptions.ts";
import type { Finding, Report } from "./index.ts";

/** The findings of a report that an exception may have been written for. */
type Judged = Pick<Report, "findings" | "rules" | "today" | "requirements">;

function unknownRule({ rule }: Exception, { rules }: Judged): string | undefined {
  const keys = rules.map(({ key }) => key);
  if (keys.includes(rule)) return undefined;
  const meant = closestMatch(rule, keys, { maxDistance: 3 });
  return meant
    ? `names no rule: did you mean ${meant}?`
    : "names no rule of these packs: remove it";
}

/** A number of a requirement that is in none of those that there are. */
function unknownRequirement(
  { requirement = "" }: Exception,
  { requirements }: Judged,
): string | undefined {
  if (!requirements) return undefined;
  const numbers = requirement.match(/\bR\d+(?:\.\d+)?/g) ?? [];
  const unknown = numbers.find((number) => !requirements.includes(number));
  return unknown && `names the requirement ${unknown}, which there is none of: compare its number`;
}

/** The place that a finding of the same words has, where the exception names another. */
function otherPlace(exception: Exception, findings: readonly Finding[]): string | undefined {
  const meant = findings.find((finding) => isAbout(exception, finding));
  return (
    meant && `excuses nothing: what it is about is at ${meant.place.file}, so write that place`
  );
}

/** The words of a finding at the same place, where the exception quotes others. */
function otherWords({ place }: Exception, findings: readonly Finding[]): string | undefined {
  const meant = findings.find((finding) => finding.place.file === place);
  return meant && `excuses nothing: the words found there are "${meant.words}", so write these`;
}

/** What is wrong with an exception, and what to do; undefined for one that holds. */
export function exceptionFault(exception: Exception, report: Judged): string | undefined {
  const { until, used } = exception;
  if (until < report.today) return `ended on ${until}: decide again`;
  if (isTooLong(exception, report.today)) {
    return `excuses nothing: ${until} is more than two years off, so give it the day on which it is decided again`;
  }
  const requirement = unknownRequirement(exception, report);
  if (requirement) return requirement;
  if (used > 0) return undefined;
  const ofRule = report.findings.filter((finding) => {
    return finding.rule.key === exception.rule && finding.exception === undefined;
  });
  return (
    unknownRule(exception, report) ??
    otherPlace(exception, ofRule) ??
    otherWords(exception, ofRule) ??
    "is no longer needed: remove it"
  );
}

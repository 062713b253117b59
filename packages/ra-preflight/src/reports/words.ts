import { type Finding, open, type Report } from "../index.ts";
import { LEVELS, type Level } from "../rule.ts";

export const DISCLAIMER =
  "This is no legal advice. It finds known faults; it cannot prove that a site is right.";

/** What a level means for whoever decides. */
export const LEVEL_NAMES: Record<Level, string> = {
  error: "Errors: they stop a launch",
  warning: "Warnings: to be decided with counsel",
  note: "Notes: advice",
};

/** Rules of prescribed words that nobody has compared with the regulator's own document. */
export const notCompared = ({ rules }: Report) =>
  rules.filter(({ source, extends: kind }) => kind === "mandated-text" && !source.compared);

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

export const countOf = (report: Report, level: Level) =>
  open(report).filter((finding) => finding.level === level).length;

/** `on 17 pages`, or which. */
export const pagesOf = ({ pages }: Pick<Finding, "pages">) =>
  pages.length > 3 ? `on ${pages.length} pages` : pages.join(", ");

export const placed = ({ place: { file, line, column } }: Finding) => `${file}:${line}:${column}`;

/** What was looked at: `55 pages of out on 2026-11-22 by 63 rules (…)`. */
export const lookedAt = ({ pages, folder, today, rules, packs }: Report) =>
  `${plural(pages.length, "page")} of ${folder} on ${today} by ${rules.length} rules (${packs.join("; ")})`;

/** A finding with what it breaks and who may change it: `R4.1: … Only the owner may change it.` */
export function messageOf({ rule, message }: Finding): string {
  const { approver, source } = rule;
  return approver ? `${source.paragraph}: ${message} Who may change it: ${approver}.` : message;
}

/** The exceptions that have ended, or that excuse nothing any more, a line each. */
export const exceptionLines = ({ exceptions, today }: Report) =>
  exceptions
    .filter(({ until, used }) => until < today || used === 0)
    .map(({ rule, place, line, until }) => {
      const fault = until < today ? `ended on ${until}: decide again` : "excuses nothing any more";
      return `The exception from ${rule} for ${place} (line ${line}) ${fault}.`;
    });

/** `2 errors, 1 warning, 0 notes, 12 excused` */
export function sumLine(report: Report): string {
  const counts = LEVELS.map((level) => plural(countOf(report, level), level));
  const excused = report.findings.length - open(report).length;
  const refused = report.refusals.length;
  return [
    ...(refused > 0 ? [`${refused} not used or not read`] : []),
    ...counts,
    ...(excused > 0 ? [`${excused} excused`] : []),
  ].join(", ");
}

/** The short list for a terminal, and for editors that follow `file:line:column`. */
export function reportText(report: Report): string {
  const skipped = report.skipped.map(({ key }) => key).join(", ");
  return [
    ...report.refusals.map(({ file, line, message }) => `${file}:${line}:1: error: ${message}`),
    ...open(report).map(
      (one) => `${placed(one)}: ${one.level}: ${messageOf(one)} [${one.rule.key}]`,
    ),
    ...exceptionLines(report),
    `Looked at ${lookedAt(report)}.`,
    ...(skipped ? [`Skipped, as no facts of the firm were given: ${skipped}.`] : []),
    DISCLAIMER,
    sumLine(report),
  ].join("\n");
}

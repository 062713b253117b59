import { exceptionFault } from "../exception-faults.ts";
import { exitCode, type Finding, open, type Report } from "../index.ts";
import { LEVELS, type Level } from "../rule.ts";

export const DISCLAIMER =
  "This is not legal advice. It finds known faults; it cannot prove that a site is right.";

export const LEVEL_NAMES: Record<Level, string> = {
  error: "Errors: they stop a launch",
  warning: "Warnings: to be decided with counsel",
  note: "Notes: advice",
};

/** Rules of prescribed words that nobody has compared with the regulator's own document. */
export const notCompared = ({ rules }: Report) =>
  rules.filter(({ source, extends: kind }) => kind === "mandated-text" && !source.compared);

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** `on 17 pages`, or which. */
export const pagesOf = ({ pages }: Pick<Finding, "pages">) =>
  pages.length > 3 ? `on ${pages.length} pages` : pages.join(", ");

export const placed = ({ place: { file, line, column } }: Finding) => `${file}:${line}:${column}`;

/** What was looked at: `55 pages of out on 2026-11-22 by 63 rules (…)`. */
export const lookedAt = ({ pages, folder, today, rules, packs }: Report) =>
  `${plural(pages.length, "page")} of ${folder} on ${today} by ${rules.length} rules (${packs.join("; ")})`;

/** A finding with what to change, for a reader who sees nothing else of it. */
const withAdvice = (finding: Finding) =>
  [messageOf(finding), finding.rule.advice].filter(Boolean).join(" ");

/** A finding with what it breaks and who may change it: `R4.1: … Only the owner may change it.` */
export function messageOf({ rule, message }: Finding): string {
  const { approver, source } = rule;
  return approver ? `${source.paragraph}: ${message} Who may change it: ${approver}.` : message;
}

/** The exceptions with something wrong, and what to do, a line each. */
export function exceptionLines(report: Report): string[] {
  return report.exceptions.flatMap((exception) => {
    const fault = exceptionFault(exception, report);
    if (!fault) return [];
    const { rule, place, line } = exception;
    return [`The exception from ${rule} for ${place} (line ${line}) ${fault}.`];
  });
}

/** Things in groups with the same key, in the order in which each group begins. */
export function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const groups = new Map<string, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return [...groups.values()];
}

/** How many findings each approver has excused: `12 by A. Person`. */
function approvals({ findings }: Report): string {
  const names = findings.flatMap(({ exception }) => {
    if (!exception) return [];
    const note = exception.isUnapproved ? " (a placeholder)" : "";
    return [`by ${exception.approved}${note}`];
  });
  return grouped(names, String)
    .map((same) => `${same.length} ${same[0]}`)
    .join(", ");
}

/** How many findings there are of each level, and how many are excused. */
export function countsOf(report: Report): Record<Level | "excused", number> {
  const left = open(report);
  const of = (level: Level) => left.filter((finding) => finding.level === level).length;
  const excused = report.findings.length - left.length;
  return { error: of("error"), warning: of("warning"), note: of("note"), excused };
}

/** `2 errors, 1 warning, 0 notes, 12 excused: 12 by A. Person` */
export function sumLine(report: Report): string {
  const { excused, ...counts } = countsOf(report);
  const refused = report.refusals.length;
  const parts = LEVELS.map((level) => plural(counts[level], level));
  if (refused > 0) parts.unshift(`${refused} not used or not read`);
  if (excused > 0) parts.push(`${excused} excused: ${approvals(report)}`);
  return parts.join(", ");
}

/** For programs: everything that the report has; of a finding's rule its key. */
export const reportJson = (report: Report) =>
  JSON.stringify({ ...report, exitCode: exitCode(report) }, (name, value) =>
    name === "rule" ? (value.key ?? value) : value,
  );

/** The short list for a terminal, and for editors that follow `file:line:column`. */
export function reportText(report: Report): string {
  const skipped = report.skipped.map(({ key }) => key).join(", ");
  // What is not known to come from one place is on many pages, and is one line all the same.
  const isOfPage = ({ place, pages }: Finding) =>
    pages.some((page) => place.file === `${report.folder}/${page}`);
  const groups = grouped(open(report), (finding) => {
    const where = isOfPage(finding) ? finding.level : placed(finding);
    return `${where} ${finding.rule.key} ${finding.message}`;
  });
  const refusals = report.refusals.map(({ file, line, message }) => {
    return `${file}:${line}:1: error: ${message}`;
  });
  const findings = groups.map((same) => {
    const [first] = same;
    const pages = new Set(same.flatMap((finding) => finding.pages));
    const isOfSeveral = same.length > 1 || first.words === "";
    const seen = isOfSeveral && pages.size > 1 ? ` (on ${pages.size} pages)` : "";
    return `${placed(first)}: ${first.level}: ${withAdvice(first)} [${first.rule.key}]${seen}`;
  });
  const lines = [...refusals, ...findings, ...exceptionLines(report)];
  lines.push(`Checked ${lookedAt(report)}.`);
  if (skipped) lines.push(`Skipped, as no facts of the firm were given: ${skipped}.`);
  if (report.off.length > 0) lines.push(`Left out, as asked: ${report.off.join(", ")}.`);
  lines.push(DISCLAIMER, sumLine(report));
  return lines.join("\n");
}

import { countOf, type Finding, open, type Report } from "../preflight";
import type { Level, Rule } from "../rule";

export const DISCLAIMER =
  "This is no legal advice. It finds known faults; it cannot say that a site is right.";

/** What a level means for whoever decides. */
export const LEVEL_NAMES: Record<Level, string> = {
  error: "Errors: they stop a launch",
  warning: "Warnings: to be decided with counsel",
  note: "Notes: advice",
};

/** Rules that nobody has compared with the regulator's own document: of words, and all others. */
export function notCompared({ rules }: Report): { words: Rule[]; others: Rule[] } {
  const unread = rules.filter(({ source }) => !source.compared);
  const isOfWords = (rule: Rule) => rule.extends === "script" && rule.script === "mandated-text";
  return {
    words: unread.filter(isOfWords),
    others: unread.filter((rule) => !isOfWords(rule)),
  };
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** `2 errors, 1 warning, 0 notes, 12 excused` */
export function sumLine(report: Report): string {
  const counts = (["error", "warning", "note"] as const).map((level) =>
    plural(countOf(report, level), level),
  );
  const excused = report.findings.length - open(report).length;
  return [...counts, ...(excused > 0 ? [`${excused} excused in rules/exceptions.yaml`] : [])].join(
    ", ",
  );
}

/** `on 17 pages`, or which. */
export function seenOn(pages: readonly string[]): string {
  return pages.length > 3 ? `on ${pages.length} pages` : pages.join(", ");
}

export const placed = ({ place: { file, line, column } }: Finding) => `${file}:${line}:${column}`;

/** A rule's name for a reader: `adviser-words` is "Adviser words". */
export function nameOf({ key }: Rule): string {
  const words = key.replaceAll("-", " ");
  const named = words.replace(/\b(?:mitc|sebi|upi)\b/g, (name) => name.toUpperCase());
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** What was looked at: `55 pages and texts of out on 2026-11-22 by 63 rules (…)`. */
export const lookedAt = ({ pages, folder, today, rules, packs }: Report) =>
  `${pages.length} pages and texts of ${folder} on ${today} by ${rules.length} rules (${packs.join("; ")})`;

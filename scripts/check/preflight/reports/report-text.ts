import type { Exception } from "../exceptions";
import { open, type Report } from "../preflight";
import { DISCLAIMER, lookedAt, notCompared, placed, seenOn, sumLine } from "./words";

function excuse({ rule, place, words, reason, requirement, approved, until, used }: Exception) {
  const more = [requirement, `approved: ${approved}`, `until ${until}`, `${used} found`];
  const what = words ? `${place}, "${words}"` : place;
  return `  ${rule}, ${what}: ${reason} (${more.filter(Boolean).join("; ")})`;
}

/** For a terminal, and for editors that follow `file:line:column`. */
export function reportText(report: Report): string {
  const { skipped, refusals, exceptions } = report;
  const lines = open(report).flatMap((finding) => {
    const { level, rule, message, pages } = finding;
    return [
      `${placed(finding)}: ${level}: ${message} [${rule.key}]`,
      ...(rule.advice ? [`    ${rule.advice}`] : []),
      ...(pages.length > 0 ? [`    Seen: ${seenOn(pages)}.`] : []),
    ];
  });
  const { words, others } = notCompared(report);
  const keys = skipped.map(({ key }) => key).join(", ");
  return [
    ...refusals.map(({ file, line, message }) => `${file}:${line}:1: error: ${message}`),
    ...lines,
    ...(lines.length > 0 ? [""] : []),
    ...(exceptions.length > 0 ? ["Excused by the owner:", ...exceptions.map(excuse), ""] : []),
    `Looked at ${lookedAt(report)}.`,
    ...(keys ? [`Skipped, as the folder has no content of its own: ${keys}.`] : []),
    ...(words.length > 0
      ? [
          `Not compared with SEBI's own PDF yet: the words of ${words.map(({ key }) => key).join(", ")}. Nor the ${others.length} other rules that rest on what guides and peers say of it.`,
        ]
      : []),
    DISCLAIMER,
    sumLine(report),
  ].join("\n");
}

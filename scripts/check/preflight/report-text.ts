import { countOf, type Finding, open, type Report } from "./preflight";
import type { Rule } from "./rule";

export const DISCLAIMER =
  "This is no legal advice. It finds known faults; it cannot say that a site is right.";

/** Rules whose prescribed words nobody has compared with the regulator's own document. */
export const notCompared = ({ rules }: Report): Rule[] =>
  rules.filter(
    (rule) => rule.extends === "script" && rule.script === "mandated-text" && !rule.source.compared,
  );

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** `2 errors, 1 warning, 0 notes, 12 excused` */
export function sumLine(report: Report): string {
  const counts = (["error", "warning", "note"] as const).map((level) =>
    plural(countOf(report, level), level),
  );
  const excused = report.findings.length - open(report).length;
  return [...counts, `${excused} excused in rules/exceptions.yaml`].join(", ");
}

/** `seen on 17 pages`, or which. */
export function seenOn(pages: readonly string[]): string {
  return pages.length > 3 ? `on ${pages.length} pages` : pages.join(", ");
}

const placed = ({ place: { file, line, column } }: Finding) => `${file}:${line}:${column}`;

export function reportText(report: Report): string {
  const { packs, rules, pages, today, folder, skipped, refusals, exceptions } = report;
  const lines = open(report).flatMap((finding) => {
    const { level, rule, message, pages: seen } = finding;
    return [
      `${placed(finding)}: ${level}: ${message} [${rule.key}]`,
      ...(rule.advice ? [`    ${rule.advice}`] : []),
      ...(seen.length > 0 ? [`    Seen: ${seenOn(seen)}.`] : []),
    ];
  });
  const excused = exceptions.map(
    ({ rule, place, words, reason, requirement = "", approved, until, used }) =>
      `  ${rule}, ${place}${words ? `, "${words}"` : ""}: ${reason} (${[requirement, `approved: ${approved}`, `until ${until}`, `${used} found`].filter(Boolean).join("; ")})`,
  );
  const words = notCompared(report).map(({ key }) => key);
  return [
    ...refusals.map(({ file, line, message }) => `${file}:${line}:1: error: ${message}`),
    ...lines,
    ...(lines.length > 0 ? [""] : []),
    ...(excused.length > 0 ? ["Excused by the owner:", ...excused, ""] : []),
    `Looked at ${plural(pages.length, "page and text").replace("page and texts", "pages and texts")} of ${folder} on ${today} by ${rules.length} rules (${packs.join("; ")}).`,
    ...(skipped.length > 0
      ? [
          `Skipped, as the folder has no content of its own: ${skipped.map(({ key }) => key).join(", ")}.`,
        ]
      : []),
    ...(words.length > 0
      ? [`Not compared with SEBI's own PDF yet: the words of ${words.join(", ")}.`]
      : []),
    DISCLAIMER,
    sumLine(report),
  ].join("\n");
}

/** Everything about one rule. */
export function explain(rule: Rule): string {
  const { key, level, message, advice, source, file, line, where, scope, pass, fail, from, until } =
    rule;
  const texts = (list: readonly unknown[]) =>
    list.map((one) => `  - ${typeof one === "string" ? one : JSON.stringify(one)}`);
  const own = Object.entries(rule)
    .filter(([name]) =>
      [
        "tokens",
        "swap",
        "token",
        "min",
        "max",
        "first",
        "second",
        "script",
        "with",
        "exceptions",
        "unless",
        "pages",
      ].includes(name),
    )
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${JSON.stringify(value, null, 2)}`);
  return [
    `${key} (${level}, ${rule.extends}), ${file}:${line}`,
    message.replaceAll("%s", "…"),
    ...(advice ? [advice] : []),
    `Source: ${source.circular}, ${source.paragraph}${source.date ? `, ${source.date}` : ""}; confidence ${source.confidence}`,
    `Read: ${source.read}; ${source.compared ? "compared" : "not compared"} with the document itself`,
    ...(source.link ? [`Link: ${source.link}`] : []),
    ...(rule.link ? [`More: ${rule.link}`] : []),
    `Looks at: ${where.join(", ")}; by ${scope}`,
    ...(from || until ? [`In force: ${from ?? "always"} to ${until ?? "further notice"}`] : []),
    ...own,
    "Must pass:",
    ...texts(pass),
    "Must fail:",
    ...texts(fail),
  ].join("\n");
}

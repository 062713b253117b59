import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Log, ReportingDescriptor, Result } from "sarif";
import { exitCode, type Finding, open, type Report } from "../preflight";
import type { Rule } from "../rule";
import { DISCLAIMER, notCompared, seenOn } from "./words";

/** For programs: everything that the report says. */
export function reportJson(report: Report): string {
  const findings = report.findings.map(({ rule, ...finding }) => ({ rule: rule.key, ...finding }));
  return JSON.stringify(
    {
      ...report,
      disclaimer: DISCLAIMER,
      exitCode: exitCode(report),
      notCompared: Object.values(notCompared(report)).flatMap((rules) =>
        rules.map(({ key }) => key),
      ),
      rules: report.rules.map(({ key, level, source, file, line }) => ({
        key,
        level,
        source,
        file,
        line,
      })),
      skipped: report.skipped.map(({ key }) => key),
      findings,
    },
    null,
    2,
  );
}

function descriptor({ key, message, advice, source, level, link }: Rule): ReportingDescriptor {
  return {
    id: key,
    shortDescription: { text: message.replaceAll("%s", "…") },
    ...(advice && { help: { text: advice } }),
    ...((link ?? source.link) && { helpUri: link ?? source.link }),
    defaultConfiguration: { level },
    properties: {
      circular: source.circular,
      paragraph: source.paragraph,
      confidence: source.confidence,
    },
  };
}

function result({ rule, level, message, place, pages, exception }: Finding): Result {
  const where = pages.length > 0 ? ` (seen: ${seenOn(pages)})` : "";
  return {
    ruleId: rule.key,
    level,
    message: { text: `${message}${where}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: path.isAbsolute(place.file)
            ? { uri: pathToFileURL(place.file).href }
            : { uri: encodeURI(place.file), uriBaseId: "%SRCROOT%" },
          region: { startLine: place.line, startColumn: place.column },
        },
      },
    ],
    ...(exception && {
      suppressions: [{ kind: "external" as const, justification: exception.reason }],
    }),
  };
}

/** SARIF 2.1.0, which GitHub's code scanning and editors read. */
export function reportSarif(report: Report): string {
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "preflight", rules: report.rules.map(descriptor) } },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report.refusals.length === 0,
            exitCode: exitCode(report),
            toolExecutionNotifications: report.refusals.map(({ message, file, line }) => ({
              level: "error" as const,
              message: { text: `${file}:${line}: ${message}` },
            })),
          },
        ],
        results: report.findings.map(result),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

/** GitHub's own escapes: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escapeText = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeValue = (text: string) =>
  escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A line for each finding, which GitHub shows beside the file in a pull request. */
export function reportGithub(report: Report): string {
  const kind = { error: "error", warning: "warning", note: "notice" };
  const line = (
    level: keyof typeof kind,
    file: string,
    at: number,
    column: number,
    title: string,
    text: string,
  ) =>
    `::${kind[level]} file=${escapeValue(file)},line=${at},col=${column},title=${escapeValue(title)}::${escapeText(text)}`;
  return [
    ...report.refusals.map(({ file, line: at, message }) =>
      line("error", file, at, 1, "preflight", message),
    ),
    ...open(report).map(({ level, place, rule, message }) =>
      line(level, place.file, place.line, place.column, `preflight: ${rule.key}`, message),
    ),
  ].join("\n");
}

import path from "node:path";
import type { Log, ReportingDescriptor, Result } from "sarif";
import { exitCode, type Finding, type Report } from "../index.ts";
import type { Rule } from "../rule.ts";
import { DISCLAIMER, messageOf, notCompared, pagesOf } from "./words.ts";

/** For programs: everything that the report has. */
export function reportJson(report: Report): string {
  const whole = {
    ...report,
    disclaimer: DISCLAIMER,
    exitCode: exitCode(report),
    notCompared: notCompared(report).map(({ key }) => key),
    rules: report.rules.map(({ key, level, source, file, line }) => {
      return { key, level, source, file, line };
    }),
    skipped: report.skipped.map(({ key }) => key),
    findings: report.findings.map(({ rule, ...finding }) => ({ rule: rule.key, ...finding })),
  };
  return JSON.stringify(whole, null, 2);
}

function descriptor({ key, message, advice, level, source }: Rule): ReportingDescriptor {
  return {
    id: key,
    shortDescription: { text: message.replaceAll("%s", "…") },
    ...(advice && { help: { text: advice } }),
    ...(source.link && { helpUri: source.link }),
    defaultConfiguration: { level },
    properties: { circular: source.circular, paragraph: source.paragraph },
  };
}

function result(finding: Finding): Result {
  const { rule, level, place, pages, exception } = finding;
  // A folder outside of the repository has an absolute path.
  const uriBaseId = path.isAbsolute(place.file) ? {} : { uriBaseId: "%SRCROOT%" };
  const where = pages.length > 0 ? ` (seen: ${pagesOf(finding)})` : "";
  return {
    ruleId: rule.key,
    level,
    message: { text: `${messageOf(finding)}${where}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(place.file), ...uriBaseId },
          region: { startLine: place.line, startColumn: place.column },
        },
      },
    ],
    ...(exception && {
      suppressions: [{ kind: "external" as const, justification: exception.reason }],
    }),
  };
}

/** SARIF 2.1.0, which code scanning and editors read. */
export function reportSarif(report: Report): string {
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "ra-preflight", rules: report.rules.map(descriptor) } },
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

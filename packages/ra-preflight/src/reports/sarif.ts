import path from "node:path";
import type { Log, ReportingDescriptor, Result } from "sarif";
import type { Finding, Report } from "../index.ts";
import type { Rule } from "../rule.ts";
import { messageOf } from "./words.ts";

function descriptor({ key, message, advice, level, source }: Rule): ReportingDescriptor {
  const description: ReportingDescriptor = {
    id: key,
    shortDescription: { text: message.replaceAll("%s", "…") },
    defaultConfiguration: { level },
  };
  if (advice) description.help = { text: advice };
  if (source.link) description.helpUri = source.link;
  return description;
}

function result({ rule, level, place, exception, ...finding }: Finding): Result {
  // A folder outside of the repository has an absolute path.
  const uriBaseId = path.isAbsolute(place.file) ? {} : { uriBaseId: "%SRCROOT%" };
  const artifactLocation = { uri: encodeURI(place.file), ...uriBaseId };
  const region = { startLine: place.line, startColumn: place.column };
  const found: Result = {
    ruleId: rule.key,
    level,
    message: { text: messageOf({ rule, level, place, ...finding }) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
  };
  if (exception) found.suppressions = [{ kind: "external", justification: exception.reason }];
  return found;
}

/** SARIF 2.1.0, which code scanning and editors read. */
export function reportSarif({ rules, refusals, findings }: Report): string {
  const toolExecutionNotifications = refusals.map(({ message, file, line }) => {
    return { level: "error" as const, message: { text: `${file}:${line}: ${message}` } };
  });
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "ra-preflight", rules: rules.map(descriptor) } },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: refusals.length === 0, toolExecutionNotifications }],
        results: findings.map(result),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

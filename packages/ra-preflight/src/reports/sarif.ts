import { statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Location, Log, ReportingDescriptor, Result } from "sarif";
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

/** Whether a place is a file: not the whole folder, a missing file or a PDF made in the browser. */
function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The page that stands for words that are in no file, such as those of a PDF; code scanning wants one. */
function firstPage({ folder, pages }: Report): string {
  const [first = "index.html"] = pages;
  return path.posix.join(folder, pages.includes("index.html") ? "index.html" : first);
}

/** A file as SARIF names it: from the root of the repository, or absolute outside of it. */
function artifactLocation(file: string) {
  if (path.isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}

function locationOf({ file, line, column }: Finding["place"], report: Report): Location {
  const isKnown = isFile(file);
  const region = isKnown ? { startLine: line, startColumn: column } : { startLine: 1 };
  const shown = isKnown ? file : firstPage(report);
  return { physicalLocation: { artifactLocation: artifactLocation(shown), region } };
}

function result({ exception, ...finding }: Finding, report: Report): Result {
  const found: Result = {
    ruleId: finding.rule.key,
    level: finding.level,
    message: { text: messageOf(finding) },
    locations: [locationOf(finding.place, report)],
  };
  if (exception) found.suppressions = [{ kind: "external", justification: exception.reason }];
  return found;
}

/** SARIF 2.1.0, which code scanning and editors read. */
export function reportSarif(report: Report): string {
  const { rules, refusals, findings } = report;
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
        results: findings.map((finding) => result(finding, report)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

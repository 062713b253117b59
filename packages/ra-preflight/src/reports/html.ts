import { formatDay } from "../dates.ts";
import { type Finding, open, type Report } from "../index.ts";
import { LEVELS, type Level } from "../rule.ts";
import {
  DISCLAIMER,
  exceptionLines,
  grouped,
  LEVEL_NAMES,
  lookedAt,
  messageOf,
  notCompared,
  pagesOf,
  placed,
  plural,
  sumLine,
} from "./words.ts";

const STYLE = `
body{max-width:50rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b2733}
code,small{font-size:.875rem;color:#44566a}code{overflow-wrap:anywhere}
@media print{body{max-width:none;padding:0;font-size:10pt}h3{break-after:avoid}}
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const list = (lines: readonly string[]) =>
  `<ul>\n${lines.map((line) => `<li>${line}</li>`).join("\n")}\n</ul>`;

/** A part of the report; nothing where it has no lines. */
const section = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? `<h2>${heading}</h2>\n${list(lines)}` : "";

/** What one rule found, with its advice and its source. */
function ofRule(findings: [Finding, ...Finding[]]): string {
  const { key, advice, source } = findings[0].rule;
  const lines = findings.map((finding) => {
    const pages = escaped(pagesOf(finding));
    const seen = pages ? ` <small>${pages}</small>` : "";
    return `${escaped(messageOf(finding))}<br><code>${escaped(placed(finding))}</code>${seen}`;
  });
  return `<h3>${key} (${findings.length})</h3>
${advice ? `<p>${escaped(advice)}</p>\n` : ""}${list(lines)}
<small>${escaped(`${source.circular}, ${source.paragraph}. Confidence: ${source.confidence}.`)}</small>`;
}

function ofLevel(report: Report, level: Level): string {
  const findings = open(report).filter((finding) => finding.level === level);
  const rules = grouped(findings, ({ rule }) => rule.key)
    .map(ofRule)
    .join("\n");
  return `<h2>${LEVEL_NAMES[level]}</h2>\n${rules || "<p>None.</p>"}`;
}

const excusedLines = ({ exceptions }: Report) =>
  exceptions.map(({ rule, place, words, reason, requirement = "", approved, until, used }) => {
    const answers = `${requirement} approved by: ${approved}; until ${formatDay(until)}`;
    const what = words ? `"${words}"` : rule;
    const how = `${rule} in ${place}; ${answers}; found ${plural(used, "time")}`;
    return `${escaped(`${what}: ${reason}`)}<br><small>${escaped(how)}</small>`;
  });

/** The report for someone who reads and prints it, and uses no terminal. */
export function reportHtml(report: Report): string {
  const title = escaped(`Preflight of ${report.firm ?? report.folder}, ${formatDay(report.today)}`);
  const refused = report.refusals.map(({ file, line, message }) => {
    return `${escaped(message)}<br><code>${escaped(`${file}:${line}`)}</code>`;
  });
  const unread = notCompared(report).map(({ key, source }) => {
    return `${key}: <small>${escaped(`${source.circular}. Read: ${source.read}.`)}</small>`;
  });
  const parts = [
    `<h1>${title}</h1>`,
    `<p>${report.launch ? "As before a launch. " : ""}${DISCLAIMER}</p>`,
    `<p><b>${escaped(sumLine(report))}.</b> Checked ${escaped(lookedAt(report))}.</p>`,
    section("Not used or not read", refused),
    section("Left out, as asked", report.off.map(escaped)),
    ...LEVELS.map((level) => ofLevel(report, level)),
    section("Excused", [...excusedLines(report), ...exceptionLines(report).map(escaped)]),
    section("Prescribed words to be compared with the regulator's own document", unread),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body>
${parts.filter(Boolean).join("\n")}
</body></html>
`;
}

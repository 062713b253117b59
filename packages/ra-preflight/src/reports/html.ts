import { formatDay } from "../dates.ts";
import { type Finding, open, type Report } from "../index.ts";
import { LEVELS, type Level, type Rule } from "../rule.ts";
import {
  countOf,
  DISCLAIMER,
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
h1{line-height:1.2}h2{margin:2rem 0 .5rem}h3{margin:1rem 0 0}
code,small{font-size:.875rem;color:#44566a}code{overflow-wrap:anywhere}
.error{color:#9f1d12}li{margin:.25rem 0}
@media print{body{max-width:none;padding:0;font-size:10pt}h3{break-after:avoid}}
`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const list = (lines: readonly string[]) =>
  lines.length > 0 ? `<ul>\n${lines.map((line) => `<li>${line}</li>`).join("\n")}\n</ul>` : "";

const section = (heading: string, body: string) => `<h2>${escaped(heading)}</h2>\n${body}`;

/** A rule's name for a reader: `adviser-words` is "Adviser words". */
function nameOf(key: string): string {
  const words = key
    .replaceAll("-", " ")
    .replace(/\b(?:mitc|sebi|upi)\b/g, (one) => one.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sourceOf({ key, source }: Finding["rule"]): string {
  const circular = escaped(`${source.circular}, ${source.paragraph}`);
  const compared = source.compared ? "" : " Not compared with the document itself.";
  return `<small>${circular}. Confidence: ${source.confidence}.${compared} <code>${key}</code></small>`;
}

/** What one rule found, with its advice and its source. */
function ofRule(findings: readonly Finding[]): string {
  const [{ rule }] = findings as [Finding];
  const lines = findings.map((one) => {
    const seen = one.pages.length > 0 ? ` <small>${escaped(pagesOf(one))}</small>` : "";
    return `${escaped(messageOf(one))}<br><code>${escaped(placed(one))}</code>${seen}`;
  });
  const advice = rule.advice ? `<p>${escaped(rule.advice)}</p>` : "";
  return `<h3>${nameOf(rule.key)} (${findings.length})</h3>${advice}${list(lines)}${sourceOf(rule)}`;
}

function ofLevel(report: Report, level: Level): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of open(report).filter((one) => one.level === level)) {
    byRule.set(finding.rule.key, [...(byRule.get(finding.rule.key) ?? []), finding]);
  }
  return section(LEVEL_NAMES[level], [...byRule.values()].map(ofRule).join("\n") || "<p>None.</p>");
}

/** Rules by the document that they come from. */
function byDocument(rules: readonly Rule[]): string {
  const documents = new Map<string, Rule[]>();
  for (const rule of rules) {
    const { circular } = rule.source;
    documents.set(circular, [...(documents.get(circular) ?? []), rule]);
  }
  return list(
    [...documents].map(([circular, own]) => {
      const names = own.map(({ key }) => nameOf(key)).join(", ");
      return `${names}.<br><small>${escaped(`${circular}. Read: ${own[0]?.source.read}.`)}</small>`;
    }),
  );
}

const excusedLines = ({ exceptions }: Report) =>
  exceptions.map((one) => {
    const answers = `approved by: ${one.approved}; until ${formatDay(one.until)}`;
    const what = one.words ? `"${one.words}"` : nameOf(one.rule);
    return `${escaped(`${what}: ${one.reason}`)}<br><small>${escaped(
      `${one.rule} in ${one.place}; ${one.requirement ?? ""} ${answers}; found ${plural(one.used, "time")}`,
    )}</small>`;
  });

function verdict(report: Report): string {
  const errors = countOf(report, "error");
  const later = open(report).filter(({ rule, level }) => level !== "error" && isForLaunch(rule));
  const sentences = [
    errors > 0 ? `${plural(errors, "error")} to mend.` : "No error.",
    later.length > 0
      ? `${plural(later.length, "value")} still to be supplied before a launch.`
      : "",
    report.refusals.length > 0 ? "This report is not whole: see what was not used or read." : "",
  ];
  return `<p${errors > 0 ? ' class="error"' : ""}><b>${sentences.filter(Boolean).join(" ")}</b></p>`;
}

const isForLaunch = (rule: Partial<Rule>) => rule.launch === "error";

/** The report for someone who reads and prints it, and uses no terminal. */
export function reportHtml(report: Report): string {
  const { firm, folder, today, launch, rules, skipped, refusals } = report;
  const title = `Preflight of ${firm ?? folder}, ${formatDay(today)}`;
  const faulty = new Set(report.findings.map(({ rule }) => rule.key));
  const inOrder = rules.filter(({ key }) => !faulty.has(key));
  const { words, others } = notCompared(report);
  const refused = refusals.map(({ file, line, message }) => {
    return `${escaped(message)}<br><code>${escaped(`${file}:${line}`)}</code>`;
  });
  const parts = [
    `<h1>${escaped(title)}</h1>`,
    `<p>${launch ? "As before a launch. " : ""}${DISCLAIMER}</p>`,
    verdict(report),
    `<p>${escaped(sumLine(report))}. Looked at ${escaped(lookedAt(report))}.</p>`,
    refused.length > 0 ? section("Not used or not read", list(refused)) : "",
    ...LEVELS.map((level) => ofLevel(report, level)),
    section("Excused", list(excusedLines(report)) || "<p>Nothing.</p>"),
    section("Checked and found in order", byDocument(inOrder)),
    words.length > 0
      ? section(
          "Not yet compared with the regulator's own document",
          `<p>The words that these rules prescribe come from others who quote them.</p>
${byDocument(words)}
<p>These rules rest on what guides and lawyers write about the document:</p>
${byDocument(others)}`,
        )
      : "",
    skipped.length > 0
      ? section(
          "Not checked, as no facts of the firm were given",
          `<p>${skipped.map(({ key }) => nameOf(key)).join(", ")}</p>`,
        )
      : "",
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
${parts.filter(Boolean).join("\n")}
</body></html>
`;
}

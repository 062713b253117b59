// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "@/lib/text/format";
import { type Finding, open, type Report } from "./preflight";
import { DISCLAIMER, notCompared, seenOn, sumLine } from "./report-text";
import { LEVELS, type Level, type Rule } from "./rule";

const STYLE = `
body{margin:0 auto;max-width:56rem;padding:1.5rem 1rem 4rem;color:#16201c;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h2{margin:2.5rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid #16201c;font-size:1.25rem;break-after:avoid}
h3{margin:1.25rem 0 0;font-size:1rem;break-after:avoid}
p{margin:.5rem 0}
ul{margin:.25rem 0;padding-left:1.25rem}
li{margin:.35rem 0;break-inside:avoid}
small,.muted{color:#55605b;font-size:.875rem}
b{font-weight:600}
.error{color:#8c1d18}
.warning{color:#7a4a00}
.sum{font-size:1.125rem;font-weight:600}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid #dcdfdc;text-align:left;vertical-align:top}
thead{display:table-header-group}
tr{break-inside:avoid}
@page{size:A4;margin:16mm}
@media print{body{padding:0;max-width:none;font-size:10pt}}
`;

const NAMES: Record<Level, string> = {
  error: "Errors: they stop a launch",
  warning: "Warnings: to be decided with counsel",
  note: "Notes: advice",
};

function grouped<Key>(findings: readonly Finding[], keysOf: (one: Finding) => readonly Key[]) {
  const groups = new Map<Key, Finding[]>();
  for (const finding of findings) {
    for (const key of keysOf(finding)) groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}

const placed = ({ place: { file, line, column } }: Finding) => `${file}:${line}:${column}`;

function Source({ rule: { source } }: { rule: Rule }) {
  return (
    <small>
      {source.circular}, {source.paragraph}
      {source.date && `, ${formatDate(source.date)}`}. Confidence: {source.confidence}.{" "}
      {source.compared ? "Compared with the document." : "Not compared with the document itself."}
    </small>
  );
}

function OfLevel({ level, findings }: { level: Level; findings: readonly Finding[] }) {
  const byRule = grouped(
    findings.filter((finding) => finding.level === level),
    ({ rule }) => [rule],
  );
  return (
    <>
      <h2 className={level}>{NAMES[level]}</h2>
      {byRule.size === 0 && <p>None.</p>}
      {[...byRule].map(([rule, ofRule]) => (
        <section key={rule.key}>
          <h3>{rule.key}</h3>
          {rule.advice && <p>{rule.advice}</p>}
          <ul>
            {ofRule.map((finding) => (
              <li key={`${placed(finding)} ${finding.message}`}>
                {finding.message}
                <br />
                <small>
                  {placed(finding)}
                  {finding.pages.length > 0 && `; seen: ${seenOn(finding.pages)}`}
                </small>
              </li>
            ))}
          </ul>
          <Source rule={rule} />
        </section>
      ))}
    </>
  );
}

/** The report for someone who reads and prints it, and has no use for a terminal. */
export function reportPage(report: Report): string {
  const { firm, folder, today, launch, packs, rules, pages, skipped, refusals, exceptions } =
    report;
  const findings = open(report);
  const faulty = new Set(report.findings.map(({ rule }) => rule.key));
  const byPage = grouped(findings, (finding) => finding.pages);
  const words = notCompared(report);
  const page = (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: this page is not one of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Preflight of ${firm ?? folder}, ${today}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Preflight: {firm ?? folder}</h1>
        <p>
          {formatDate(today)}. {pages.length} pages and texts of {folder}, {rules.length} rules (
          {packs.join("; ")}){launch && ", as before a launch"}.
        </p>
        <p className="sum">{sumLine(report)}.</p>
        <p>{DISCLAIMER}</p>
        {refusals.length > 0 && (
          <>
            <h2 className="error">Rules that could not be used: this report is not whole</h2>
            <ul>
              {refusals.map(({ file, line, message }) => (
                <li key={`${file}:${line} ${message}`}>
                  {file}:{line}: {message}
                </li>
              ))}
            </ul>
          </>
        )}
        {LEVELS.map((level) => (
          <OfLevel key={level} level={level} findings={findings} />
        ))}
        <h2>Excused by the owner</h2>
        {exceptions.length === 0 && <p>Nothing.</p>}
        <ul>
          {exceptions.map((one) => (
            <li key={one.line}>
              <b>{one.rule}</b>
              {one.words && `: "${one.words}"`}. {one.reason}
              <br />
              <small>
                {one.place}; {one.requirement && `docs/requirements.md ${one.requirement}; `}
                approved by: {one.approved}; until {formatDate(one.until)}; {one.used} found
              </small>
            </li>
          ))}
        </ul>
        <h2>By page</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {LEVELS.map((level) => (
                <th key={level} scope="col">
                  {level}s
                </th>
              ))}
              <th scope="col">Rules</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((file) => {
              const own = byPage.get(file) ?? [];
              return (
                <tr key={file}>
                  <th scope="row">{file}</th>
                  {LEVELS.map((level) => (
                    <td key={level}>{own.filter((one) => one.level === level).length}</td>
                  ))}
                  <td>
                    <small>
                      {[...new Set(own.map(({ rule }) => rule.key))].join(", ") || "in order"}
                    </small>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <h2>Checked and found in order</h2>
        <ul>
          {rules
            .filter(({ key }) => !faulty.has(key) && key !== "exceptions")
            .map((rule) => (
              <li key={rule.key}>
                <b>{rule.key}</b>. <Source rule={rule} />
              </li>
            ))}
        </ul>
        {skipped.length > 0 && (
          <>
            <h2>Not checked: the folder has no content of its own</h2>
            <p>{skipped.map(({ key }) => key).join(", ")}</p>
          </>
        )}
        {words.length > 0 && (
          <>
            <h2>Wording not yet compared with the regulator's own document</h2>
            <ul>
              {words.map((rule) => (
                <li key={rule.key}>
                  <b>{rule.key}</b>: {rule.source.circular}, {rule.source.paragraph}. Read:{" "}
                  {rule.source.read}.
                </li>
              ))}
            </ul>
          </>
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "@/lib/text/format";
import { countOf, open, type Report } from "../preflight";
import { LEVELS } from "../rule";
import { ByDocument, ByPage, Excused, OfLevel } from "./page-parts";
import { STYLE } from "./page-style";
import { DISCLAIMER, lookedAt, nameOf, notCompared, plural } from "./words";

function Verdict({ report }: { report: Report }) {
  const errors = countOf(report, "error");
  const isWhole = report.refusals.length === 0;
  const later = open(report).filter(
    ({ rule, level }) => rule.launch === "error" && level !== "error",
  );
  return (
    <p className={`verdict ${errors > 0 || !isWhole ? "error" : "order"}`}>
      {errors > 0 ? `${plural(errors, "error")} to mend.` : "No error."}
      {later.length > 0 &&
        ` ${plural(later.length, "value")} still to be supplied before a launch.`}
      {!isWhole && " This report is not whole: see below what was not used or read."}
    </p>
  );
}

/** The report for someone who reads and prints it, and has no use for a terminal. */
export function reportPage(report: Report): string {
  const { firm, folder, today, launch, rules, pages, skipped, refusals, exceptions } = report;
  const findings = open(report);
  const faulty = new Set(report.findings.map(({ rule }) => rule.key));
  const inOrder = rules.filter(({ key }) => !faulty.has(key) && key !== "exceptions");
  const { words, others } = notCompared(report);
  const excused = report.findings.length - findings.length;
  const sums: [number, string, string][] = [
    ...LEVELS.map((level): [number, string, string] => [
      countOf(report, level),
      `${level}s`,
      level,
    ]),
    [excused, "excused", "excused"],
    [inOrder.length, "rules in order", "order"],
  ];
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
        <h1>{firm ?? folder}</h1>
        <p className="soft">
          Preflight of {formatDate(today)}
          {launch && ", as before a launch"}. {DISCLAIMER}
        </p>
        <Verdict report={report} />
        <nav className="sums" aria-label="Parts of this report">
          {sums.map(([count, name, id]) => (
            <a key={id} href={`#${id}`}>
              <b>{count}</b>
              {name}
            </a>
          ))}
        </nav>
        <p className="soft">
          Looked at {lookedAt(report)}. <a href="#pages">By page</a>.
          {words.length > 0 && (
            <>
              {" "}
              Not compared with SEBI’s own PDF: the{" "}
              <a href="#compare">wording of {plural(words.length, "rule")}</a> and the sense of{" "}
              {others.length} others.
            </>
          )}
        </p>
        {refusals.length > 0 && (
          <section>
            <h2>Not used or not read: this report is not whole</h2>
            <ul>
              {refusals.map(({ file, line, message }) => (
                <li key={`${file}:${line} ${message}`}>
                  {message}
                  <br />
                  <code>
                    {file}:{line}
                  </code>
                </li>
              ))}
            </ul>
          </section>
        )}
        {LEVELS.map((level) => (
          <OfLevel key={level} level={level} findings={findings} />
        ))}
        <Excused exceptions={exceptions} />
        <ByPage pages={pages} findings={findings} />
        <section id="order">
          <h2>Checked and found in order</h2>
          <ByDocument rules={inOrder} />
        </section>
        {words.length > 0 && (
          <section id="compare">
            <h2>Not yet compared with SEBI’s own document</h2>
            <p>
              The words that these rules prescribe come from others who quote them. Hold them
              against the document itself before you rely on them.
            </p>
            <ByDocument rules={words} />
            <p>These rules rest on what guides, peers and lawyers say of the document:</p>
            <ByDocument rules={others} />
          </section>
        )}
        {skipped.length > 0 && (
          <section>
            <h2>Not checked: the folder has no content of its own</h2>
            <p>{skipped.map(nameOf).join(", ")}</p>
          </section>
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

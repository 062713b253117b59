// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "@/lib/content/format";
import type { FileChanges } from "./content-changes";

export interface Report {
  /** The firm's name. */
  firm: string;
  /** The tag or commit that was compared with, and its day as `2026-11-22`. */
  since: string;
  sinceDay: string;
  files: readonly FileChanges[];
}

const WORDS = {
  changed: "changed",
  added: "added",
  removed: "removed",
  moved: "in another order",
  supplied: "is the firm's own now, no placeholder any more",
} as const;
const MANDATED = "SEBI or the requirements fix these words: compare them with the source.";

const indent = (text: string) => text.replaceAll("\n", "\n            ");

/** The report for a terminal or an e-mail. */
export function reportText({ since, sinceDay, files }: Report): string {
  const from = `since ${since} (${formatDate(sinceDay)})`;
  if (files.length === 0) return `Nothing has changed in content/ ${from}.`;
  const parts = files.map(({ title, file, changes }) => {
    const lines = changes.flatMap(({ place, kind, before, after, isMandated }) => [
      `  ${place || "The whole file"}: ${WORDS[kind]}`,
      ...(before === undefined ? [] : [`    before: ${indent(before)}`]),
      ...(after === undefined ? [] : [`    now:    ${indent(after)}`]),
      ...(isMandated ? [`    ${MANDATED}`] : []),
    ]);
    return [`${title} (${file})`, ...lines].join("\n");
  });
  return [`Changes in content/ ${from}:`, ...parts].join("\n\n");
}

const STYLE = `
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;color:#16201c;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h2{margin:2.5rem 0 0;font-size:1.25rem}
code,.kind{color:#55605b}
dl{margin:.75rem 0;padding-top:.75rem;border-top:1px solid #dcdfdc;display:grid;grid-template-columns:5rem 1fr;gap:.25rem 1rem;break-inside:avoid}
dt:first-child,.fixed{grid-column:1/-1}
dt{font-weight:600}
dd{margin:0;white-space:pre-line}
.fixed{color:#8c1d18}
table{width:100%;margin-top:3rem;border-collapse:collapse;break-inside:avoid}
th,td{padding:.9rem .5rem .9rem 0;border-bottom:1px solid #16201c;text-align:left}
th{width:14rem;font-weight:400}
`;

/** The report as a page for the person who approves it: to read, to print and to sign. */
export function reportPage({ firm, since, sinceDay, files }: Report): string {
  const page = (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: this page is not one of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Changes since ${since}: ${firm}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Changes for approval</h1>
        <p>
          What has changed in the words, numbers and dates of the site of {firm} since {since} (
          {formatDate(sinceDay)}).{files.length === 0 && " Nothing has."}
        </p>
        {files.map(({ file, title, changes }) => (
          <section key={file}>
            <h2>{title}</h2>
            <code>{file}</code>
            {changes.map(({ place, kind, before, after, isMandated }) => (
              <dl key={`${kind} ${place}`}>
                <dt>
                  {place || "The whole file"} <span className="kind">{WORDS[kind]}</span>
                </dt>
                {before !== undefined && (
                  <>
                    <dt>Before</dt>
                    <dd>
                      <del>{before}</del>
                    </dd>
                  </>
                )}
                {after !== undefined && (
                  <>
                    <dt>Now</dt>
                    <dd>{after}</dd>
                  </>
                )}
                {isMandated && <dd className="fixed">{MANDATED}</dd>}
              </dl>
            ))}
          </section>
        ))}
        <table>
          <tbody>
            {["Approved by", "Date", "Signature", "Published under the tag"].map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

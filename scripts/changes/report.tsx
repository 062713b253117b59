// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { diffArrays } from "diff";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "@/lib/text/format";
import type { FileChanges } from "./content-changes";

export interface Report {
  /** The firm's name. */
  firm: string;
  /** The tag or commit that was compared with, and its day as `2026-11-22`. */
  since: string;
  sinceDay: string;
  files: readonly FileChanges[];
}

type Told = FileChanges["changes"][number];

const WORDS = {
  changed: "changed",
  added: "added",
  removed: "removed",
  moved: "in another place",
} as const;
const WHOLE_FILE = {
  changed: "another file under the same name",
  added: "a new file",
  removed:
    "the file is gone; a page's address answers 404 unless content/redirects.yaml leads it on",
  moved: "",
} as const;
const MANDATED = "SEBI or the requirements fix these words: compare them with the source.";

/** Which place, and what happened to it. */
const headline = ({ place, kind }: Told) => (place ? `${place}: ${WORDS[kind]}` : WHOLE_FILE[kind]);

const seenOn = (pages: readonly string[]) => `Seen on ${pages.join(", ")}`;

/** Further lines stand below the first. */
const below = (text: string) => text.replaceAll("\n", "\n            ");

/** The report for a terminal or an e-mail. */
export function reportText({ since, sinceDay, files }: Report): string {
  const from = `since ${since} (${formatDate(sinceDay)})`;
  if (files.length === 0) return `Nothing has changed in content/ and public/ ${from}.`;
  const parts = files.map(({ title, file, pages, changes }) => {
    const lines = changes.flatMap((change) => [
      `  ${headline(change)}`,
      ...(change.before === undefined ? [] : [`    before: ${below(change.before)}`]),
      ...(change.after === undefined ? [] : [`    now:    ${below(change.after)}`]),
      ...(change.isMandated ? [`    ${MANDATED}`] : []),
    ]);
    const seen = pages.length > 0 ? [`  ${seenOn(pages)}`] : [];
    return [title === file ? file : `${title} (${file})`, ...seen, ...lines].join("\n");
  });
  return [`Changes ${from}:`, ...parts].join("\n\n");
}

const STYLE = `
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;color:#16201c;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h2{margin:2.5rem 0 0;font-size:1.25rem;break-after:avoid}
h2+p{margin:0;color:#55605b;break-after:avoid}
h3{margin:0;font-size:1rem}
section>div{margin-top:1rem;padding-top:.75rem;border-top:1px solid #dcdfdc}
dl{margin:.25rem 0 0;display:grid;grid-template-columns:4.5rem 1fr;gap:.25rem .75rem;orphans:3;widows:3}
dt{color:#55605b}
dd{margin:0;white-space:pre-line}
del,ins{font-weight:600}
.fixed{margin:.25rem 0 0;color:#8c1d18}
table{width:100%;margin-top:3rem;border-collapse:collapse;break-inside:avoid}
th,td{padding:.9rem .5rem .9rem 0;border-bottom:1px solid #16201c;text-align:left}
th{width:40%;font-weight:400}
@page{size:A4;margin:18mm}
@media print{body{padding:0;max-width:none;font-size:10.5pt}}
`;

/** A number such as ₹1,51,000 is one word. */
const wordsOf = (text: string) => text.split(/(\s+)/);

/** A text with what the other one lacks set off: for print by a line, not by a colour alone. */
function Side({ of: [before, after], as: Mark }: { of: [string, string]; as: "del" | "ins" }) {
  let at = 0;
  return diffArrays(wordsOf(before), wordsOf(after))
    .filter(({ added, removed }) => !(Mark === "del" ? added : removed))
    .map(({ value, added, removed }) => {
      const text = value.join("");
      at += text.length;
      return added || removed ? <Mark key={at}>{text}</Mark> : text;
    });
}

function TheChange({ change }: { change: Told }) {
  const { kind, before, after, isMandated } = change;
  const sides: [string, string] | undefined =
    kind === "changed" && before !== undefined && after !== undefined ? [before, after] : undefined;
  return (
    <div>
      <h3>{headline(change)}</h3>
      <dl>
        {before !== undefined && (
          <>
            <dt>Before</dt>
            <dd>{sides ? <Side of={sides} as="del" /> : before}</dd>
          </>
        )}
        {after !== undefined && (
          <>
            <dt>Now</dt>
            <dd>{sides ? <Side of={sides} as="ins" /> : after}</dd>
          </>
        )}
      </dl>
      {isMandated && <p className="fixed">{MANDATED}</p>}
    </div>
  );
}

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
          What has changed in the words, numbers, dates and files of the site of {firm} since{" "}
          {since} ({formatDate(sinceDay)}).{files.length === 0 && " Nothing has."}
        </p>
        {files.map(({ file, title, pages, changes }) => (
          <section key={file}>
            <h2>{title}</h2>
            <p>
              {[
                ...(title === file ? [] : [file]),
                ...(pages.length > 0 ? [seenOn(pages)] : []),
              ].join(". ")}
            </p>
            {changes.map((change) => (
              <TheChange key={`${change.kind} ${change.place}`} change={change} />
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

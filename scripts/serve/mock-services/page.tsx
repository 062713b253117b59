// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { isPicture } from "./answers";
import { fileOfAddress, type StoredFile, type Submission } from "./store";

export interface PageContent {
  /** Absolute path of the folder everything is kept in. */
  folder: string;
  /** Newest first. */
  submissions: readonly Submission[];
  orphans: readonly StoredFile[];
}

/** The page's own style: the site's belongs to the export and changes its name. */
const STYLE = `
body{margin:0 auto;max-width:64rem;padding:1.5rem 1rem 4rem;color:#16201c;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:#0b4a3b}
table{width:100%;border-collapse:collapse;margin:.75rem 0 2rem}
caption,th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #dcdfdc}
th{width:11rem;font-weight:500;color:#55605b}
em{color:#9a5b08}
img{display:block;max-width:100%;height:9rem;object-fit:contain}
button{min-height:2.75rem;padding:0 1.1rem;border:0;background:#8c1d18;color:#fff;font:inherit}
:focus-visible{outline:3px solid #9a5b08;outline-offset:2px}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** No script, no other origin, and only this very style. */
export const PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function Value({ of }: { of: unknown }) {
  const file = fileOfAddress(of);
  if (of === null || of === "") return <em>not received</em>;
  if (!file) return typeof of === "string" ? of : JSON.stringify(of);
  return (
    <a href={`/__intake/files/${file}`}>
      {/* biome-ignore lint/performance/noImgElement: this page is not one of Next's */}
      {isPicture(file) && <img src={`/__intake/files/${file}`} alt="" loading="lazy" />}
      {file}
    </a>
  );
}

function Email({ variables, folder, received }: Submission) {
  return (
    <table>
      <caption>
        <b>{basename(folder)}</b>, {received.toLocaleString("en-IN")}, {folder}
      </caption>
      <tbody>
        {Object.entries(variables).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value of={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page that shows what arrived. It holds no script, and React escapes every value in it. */
export function renderPage({ folder, submissions, orphans }: PageContent): string {
  const page = (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: this page is not one of Next's */}
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>{`Consent forms received (${submissions.length})`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Consent forms received</h1>
        <p>
          Mock providers took in what the <a href="/consent-form">consent form</a> sent on this
          machine. Nobody is sent an e-mail. Everything is kept in <code>{folder}</code>, readable
          by your user only, and shown to whoever has the link that the server printed at its start.
          Identity documents do not belong there longer than needed.
        </p>
        <h2>Submissions</h2>
        {submissions.length === 0 && <p>None yet.</p>}
        {submissions.map((submission) => (
          <Email key={submission.folder} {...submission} />
        ))}
        <h2>Uploads without an e-mail</h2>
        <p>Files of forms that were not finished, or that were sent again: {orphans.length}</p>
        {orphans.map(({ file }) => (
          <p key={file}>
            <Value of={`/__intake/files/${file}`} />
          </p>
        ))}
        <h2>Delete everything</h2>
        <form method="post" action="/__intake/clear">
          <p>Deletes all submissions and uploads from this machine. They cannot be brought back.</p>
          <button type="submit">Delete everything</button>
        </form>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

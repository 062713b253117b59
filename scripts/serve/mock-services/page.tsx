// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import { type Answer, isPicture } from "./answer";
import type { Store } from "./store";

const STYLE =
  "body{max-width:64rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere} dt{font-weight:500} img{display:block;max-width:100%;height:9rem;object-fit:contain}";

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Name of the stored file that an address leads to. */
function fileOfAddress(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /\/__intake\/files\/([0-9a-f]{32}\.[a-z0-9]+)$/.exec(value)?.[1];
}

function Value({ of }: { of: unknown }) {
  const file = fileOfAddress(of);
  if (of === null || of === "") return <em>not received</em>;
  if (!file) return typeof of === "string" ? of : JSON.stringify(of);
  const address = `/__intake/files/${file}`;
  return (
    <a href={address}>
      {/* biome-ignore lint/performance/noImgElement: this page is not one of Next's */}
      {isPicture(file) && <img src={address} alt="" loading="lazy" />}
      {file}
    </a>
  );
}

/** The page that shows what arrived. It holds no script, and React escapes every value in it. */
export async function pageAnswer(store: Store): Promise<Answer> {
  const emails = await store.emails();
  const named = new Set(
    emails.flatMap(({ variables }) => Object.values(variables).map(fileOfAddress)),
  );
  const others = (await store.files()).filter((file) => !named.has(file));
  const page = (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: this page is not one of Next's */}
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Consent forms received (${emails.length})`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Consent forms received</h1>
        <p>
          Mock providers on this machine took in what the <a href="/consent-form">consent form</a>{" "}
          sent. Nobody is sent an e-mail. Everything is kept in <code>{store.folder}</code>,
          readable by your user only. Keep identity documents there no longer than needed.
        </p>
        {emails.length === 0 && <p>None yet.</p>}
        {emails.map(({ received, variables }) => (
          <section key={received.getTime()}>
            <h2>
              {String(variables.reference)}, {received.toLocaleString("en-IN")}
            </h2>
            <dl>
              {Object.entries(variables).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Value of={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <h2>Uploads without an e-mail: {others.length}</h2>
        {others.map((file) => (
          <p key={file}>
            <Value of={`/__intake/files/${file}`} />
          </p>
        ))}
        <form method="post" action="/__intake/clear">
          <p>Deletes all e-mails and files from this machine. They cannot be brought back.</p>
          <button type="submit">Delete everything</button>
        </form>
      </body>
    </html>
  );
  const body = `<!doctype html>${renderToStaticMarkup(page)}`;
  // With no referrer at all, the browser would not name the origin in the form's request.
  const headers = { "Content-Security-Policy": CSP, "Referrer-Policy": "same-origin" };
  return { status: 200, type: "text/html; charset=utf-8", body, headers };
}

import { escapeHtml } from "@/scripts/escape-html";
import type { Answer } from "./answer";
import type { Store } from "./store";

const STYLE =
  "body{max-width:64rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere} dt{font-weight:500} img{display:block;max-width:100%;height:9rem;object-fit:contain}";

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A value as HTML: the address of a stored file as a link, with the picture where it is one. */
function valueHtml(value: unknown): string {
  if (value === null || value === "") return "<em>not received</em>";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const [path] = /\/__intake\/files\/\w+\.[a-z0-9]+$/.exec(text) ?? [];
  if (!path) return escapeHtml(text);
  const picture = /(jpg|png)$/.test(path) ? `<img src="${path}" alt="" loading="lazy">` : "";
  return `<a href="${path}">${picture}${path.split("/").at(-1)}</a>`;
}

/** The page that shows the e-mails that arrived. It holds no script. */
export async function pageAnswer(store: Store): Promise<Answer> {
  const emails = await store.emails();
  const sections = emails.map(({ received, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(value)}</dd>`,
    );
    const reference = escapeHtml(String(variables.reference));
    return `<h2>${reference}, ${received.toLocaleString("en-IN")}</h2><dl>${rows.join("")}</dl>`;
  });
  const body = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Consent forms received (${emails.length})</title>
<style>${STYLE}</style>
<h1>Consent forms received</h1>
<p>Mock providers on this machine received what the <a href="/consent-form">consent form</a> sent.
Nobody is sent an e-mail. Everything is kept in <code>${escapeHtml(store.folder)}</code>, readable by
your user only. Keep identity documents there no longer than needed.</p>
${sections.join("\n") || "<p>None yet.</p>"}
<form method="post" action="/__intake/clear">
<p>Deletes all e-mails and files from this machine. They cannot be brought back.</p>
<button type="submit">Delete everything</button>
</form>
</html>`;
  // With no referrer at all, the browser would not name the origin in the form's request.
  const headers = { "Content-Security-Policy": CSP, "Referrer-Policy": "same-origin" };
  return { status: 200, type: "text/html; charset=utf-8", body, headers };
}

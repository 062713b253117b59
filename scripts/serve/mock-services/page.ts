import { escapeHtml, fillTemplate } from "@/scripts/fill-template";
import type { Answer } from "./answer";
import type { Store } from "./store";

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
  const emails = (await store.emails()).map(({ received, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(value)}</dd>`,
    );
    const reference = escapeHtml(String(variables.reference));
    return `<h2>${reference}, ${received.toLocaleString("en-IN")}</h2><dl>${rows.join("")}</dl>`;
  });
  const body = fillTemplate("received.template", {
    count: String(emails.length),
    folder: escapeHtml(store.folder),
    emails: emails.join("\n") || "<p>None yet.</p>",
  });
  // With no referrer at all, the browser would not name the origin in the form's request.
  const headers = { "Content-Security-Policy": CSP, "Referrer-Policy": "same-origin" };
  return { status: 200, type: "text/html; charset=utf-8", body, headers };
}

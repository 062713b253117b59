import { extname } from "node:path";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";
import type { Answer } from "./provider-answers";
import type { Store } from "./store";

/** Media types that a browser may show; every other file, as a sealed one, is a download. */
const SHOWN: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

// What arrives may be anything: it must not run as a page of this origin.
const FILE_CSP = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'";

/** @param file name of a stored file */
export function fileAnswer(file: string, body: Buffer): Answer {
  const type = SHOWN[extname(file)];
  const headers = {
    "Content-Disposition": `${type ? "inline" : "attachment"}; filename="${file}"`,
    "Content-Security-Policy": FILE_CSP,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return { status: 200, type: type ?? "application/octet-stream", body, headers };
}

/** A value as HTML: the address of a stored file as a link, with the picture where it is one. */
function valueHtml(value: unknown, link: string): string {
  if (value === null || value === "") return "<em>not received</em>";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const [, file] = /\/__intake\/files\/(\w+(?:\.[a-z0-9]+){1,2})$/.exec(text) ?? [];
  if (!file) return escapeHtml(text);
  const address = `${link}/files/${file}`;
  const picture = /(jpg|png)$/.test(file) ? `<img src="${address}" alt="" loading="lazy">` : "";
  return `<a href="${address}">${picture}${file}</a>${file.endsWith(".age") ? " sealed" : ""}`;
}

/** The page that shows the e-mails that arrived. It holds no script. @param link its address */
export async function pageAnswer(store: Store, link: string): Promise<Answer> {
  const emails = (await store.emails()).map(({ received, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(value, link)}</dd>`,
    );
    const reference = escapeHtml(String(variables.reference));
    return `<h2>${reference}, ${received.toLocaleString("en-IN")}</h2><dl>${rows.join("")}</dl>`;
  });
  const body = fillTemplate("received.template", {
    count: String(emails.length),
    folder: escapeHtml(store.folder),
    emails: emails.join("\n") || "<p>None yet.</p>",
  });
  const headers = { "Content-Security-Policy": PAGE_CSP };
  return { status: 200, type: "text/html; charset=utf-8", body, headers };
}

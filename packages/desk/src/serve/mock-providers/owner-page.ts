import { extname } from "node:path";
import { formatTimestamp } from "@/lib/text/format";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";
import { type Answer, textAnswer } from "./provider-answers";
import type { Email, Store } from "./store";

const TEMPLATE = new URL("received.template", import.meta.url);

/** Media types that a browser may show; all other files are downloads. */
const SHOWN: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

// Uploaded files must not run scripts in this origin.
const FILE_CSP = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'";

/** The page with all e-mails; without scripts. @param link path of the page */
export async function pageAnswer(store: Store, link: string): Promise<Answer> {
  const emails = await store.emails();
  const body = fillTemplate(TEMPLATE, {
    count: String(emails.length),
    folder: escapeHtml(store.folder),
    emails: emails.map((email) => emailHtml(email, link)).join("\n") || "<p>None yet.</p>",
  });
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body,
    headers: { "Content-Security-Policy": PAGE_CSP },
  };
}

function emailHtml({ received, variables }: Email, link: string): string {
  const reference = escapeHtml(String(variables.reference));
  const heading = `<h2>${reference}, ${formatTimestamp(received)}</h2>`;
  const rows = Object.entries(variables).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(value, link)}</dd>`,
  );
  return `${heading}<dl>${rows.join("")}</dl>`;
}

/** Renders a stored file as a link, with a preview if it is a picture. */
function valueHtml(value: unknown, link: string): string {
  if (value === null || value === "") return "<em>not received</em>";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const [, file] = /\/__intake\/files\/([\w-]+(?:\.[a-z0-9]+){1,2})$/.exec(text) ?? [];
  if (!file) return escapeHtml(text);

  const address = `${link}/files/${file}`;
  const isPicture = /(jpg|png)$/.test(file);
  const picture = isPicture ? `<img src="${address}" alt="" loading="lazy">` : "";
  const note = file.endsWith(".age") ? " sealed" : "";
  return `<a href="${address}">${picture}${file}</a>${note}`;
}

/** A stored file: shown if it is a picture or a PDF, else a download. */
export function fileAnswer(file: string, body: Buffer): Answer {
  const type = SHOWN[extname(file)];
  const disposition = type ? "inline" : "attachment";
  return {
    status: 200,
    type: type ?? "application/octet-stream",
    body,
    headers: {
      "Content-Disposition": `${disposition}; filename="${file}"`,
      "Content-Security-Policy": FILE_CSP,
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  };
}

/** The decrypted content of a sealed file. @param identity age's secret key */
export async function openedAnswer(
  file: string,
  sealed: Buffer,
  identity: string,
): Promise<Answer> {
  const { Decrypter } = await import("age-encryption");
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const content = await decrypter.decrypt(sealed);
    return fileAnswer(file.replace(/\.age$/, ""), Buffer.from(content));
  } catch {
    return textAnswer(422, "MOCK_SEAL_IDENTITY does not open this file, or it is damaged.");
  }
}

import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";
import { type Answer, textAnswer, variablesOf } from "./provider-answers";

const TEMPLATE = new URL("received.template", import.meta.url);

type Kind = "files" | "e-mails";

/** Stores requests on disk. They contain identity documents: only the same user may read them. */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** @returns the file's name, which cannot be guessed @throws if the disk is full */
  async add(kind: Kind, extension: string, content: Buffer): Promise<string> {
    const name = `${Date.now()}${randomBytes(16).toString("hex")}.${extension}`;
    await fs.writeFile(join(await this.#made(kind), name), content, { mode: 0o600 });
    return name;
  }

  files = async (): Promise<string[]> => fs.readdir(await this.#made("files"));

  /** @returns undefined for an unknown file */
  async readFile(file: string): Promise<Buffer | undefined> {
    const names = await this.files();
    return names.includes(file) ? fs.readFile(join(this.folder, "files", file)) : undefined;
  }

  /** Variables of each e-mail, newest e-mail first. */
  async emails(): Promise<{ received: Date; variables: Record<string, unknown> }[]> {
    const folder = await this.#made("e-mails");
    const names = (await fs.readdir(folder)).sort().reverse();
    const all = names.map(async (name) => {
      const variables = variablesOf(await fs.readFile(join(folder, name), "utf8"));
      return variables ? [{ received: new Date(Number(name.slice(0, 13))), variables }] : [];
    });
    return (await Promise.all(all)).flat();
  }

  async #made(kind: Kind): Promise<string> {
    const folder = join(this.folder, kind);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}

/** Media types that a browser may show; all other files are downloads. */
const SHOWN: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

// Uploaded files must not run scripts in this origin.
const FILE_CSP = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'";

export function fileAnswer(file: string, body: Buffer): Answer {
  const type = SHOWN[extname(file)];
  const headers = {
    "Content-Disposition": `${type ? "inline" : "attachment"}; filename="${file}"`,
    "Content-Security-Policy": FILE_CSP,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return { status: 200, type: type ?? "application/octet-stream", body, headers };
}

/** The decrypted content of a sealed file. @param identity age's secret key */
export async function openedAnswer(file: string, sealed: Buffer, identity: string) {
  const { Decrypter } = await import("age-encryption");
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return fileAnswer(file.replace(/\.age$/, ""), Buffer.from(await decrypter.decrypt(sealed)));
  } catch {
    return textAnswer(422, "MOCK_SEAL_IDENTITY does not open this file, or it is damaged.");
  }
}

/** Renders a stored file as a link, with a preview if it is a picture. */
function valueHtml(value: unknown, link: string): string {
  if (value === null || value === "") return "<em>not received</em>";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const [, file] = /\/__intake\/files\/(\w+(?:\.[a-z0-9]+){1,2})$/.exec(text) ?? [];
  if (!file) return escapeHtml(text);
  const address = `${link}/files/${file}`;
  const picture = /(jpg|png)$/.test(file) ? `<img src="${address}" alt="" loading="lazy">` : "";
  return `<a href="${address}">${picture}${file}</a>${file.endsWith(".age") ? " sealed" : ""}`;
}

/** The page with all e-mails; without scripts. @param link path of the page */
export async function pageAnswer(store: Store, link: string): Promise<Answer> {
  const emails = (await store.emails()).map(({ received, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(value, link)}</dd>`,
    );
    const reference = escapeHtml(String(variables.reference));
    return `<h2>${reference}, ${received.toLocaleString("en-IN")}</h2><dl>${rows.join("")}</dl>`;
  });
  const body = fillTemplate(TEMPLATE, {
    count: String(emails.length),
    folder: escapeHtml(store.folder),
    emails: emails.join("\n") || "<p>None yet.</p>",
  });
  const headers = { "Content-Security-Policy": PAGE_CSP };
  return { status: 200, type: "text/html; charset=utf-8", body, headers };
}

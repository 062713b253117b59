import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { join, resolve } from "node:path";
import { variablesOf } from "./provider-answers";

type Kind = "files" | "e-mails";

export interface Email {
  received: Date;
  variables: Record<string, unknown>;
}

/** Milliseconds since 1970, at the beginning of a stored file's name. */
const TIME_DIGITS = 13;

/** Stores requests on disk. They contain identity documents: only the same user may read them. */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** @returns the file's name, which cannot be guessed @throws if the disk is full */
  async add(kind: Kind, extension: string, content: Buffer): Promise<string> {
    const name = `${Date.now()}${randomBytes(16).toString("hex")}.${extension}`;
    const folder = await this.#makeFolder(kind);
    await fs.writeFile(join(folder, name), content, { mode: 0o600 });
    return name;
  }

  async files(): Promise<string[]> {
    return fs.readdir(await this.#makeFolder("files"));
  }

  /** @returns undefined for an unknown file */
  async readFile(file: string): Promise<Buffer | undefined> {
    const names = await this.files();
    if (!names.includes(file)) return undefined;
    return fs.readFile(join(this.folder, "files", file));
  }

  /** Newest first; without files that are no e-mail. */
  async emails(): Promise<Email[]> {
    const folder = await this.#makeFolder("e-mails");
    const names = (await fs.readdir(folder)).sort().reverse();
    const emails: Email[] = [];
    for (const name of names) {
      const variables = variablesOf(await fs.readFile(join(folder, name), "utf8"));
      if (!variables) continue;
      emails.push({ received: new Date(Number(name.slice(0, TIME_DIGITS))), variables });
    }
    return emails;
  }

  async #makeFolder(kind: Kind): Promise<string> {
    const folder = join(this.folder, kind);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}

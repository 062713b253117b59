import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { join, resolve } from "node:path";
import { type FileName, variablesOf } from "./provider-answers";

type Kind = "files" | "e-mails";

export interface Email {
  received: Date;
  variables: Record<string, unknown>;
}

/** Milliseconds since 1970, at the beginning of a stored e-mail's name. */
const TIME_DIGITS = 13;

const unguessable = () => randomBytes(16).toString("hex");

/** Stores requests on disk. They contain identity documents: only the same user may read them. */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** Keeps an e-mail under the time of its arrival. @throws if the disk is full */
  async addEmail(content: Buffer): Promise<void> {
    await this.#add("e-mails", `${Date.now()}${unguessable()}.json`, content);
  }

  /**
   * Keeps an uploaded file, named after its own name as the media host does.
   * @returns the file's name, which cannot be guessed @throws if the disk is full
   */
  async addFile({ stem, extension }: FileName, content: Buffer): Promise<string> {
    const name = `${stem}_${unguessable()}.${extension}`;
    await this.#add("files", name, content);
    return name;
  }

  async #add(kind: Kind, name: string, content: Buffer): Promise<void> {
    const folder = await this.#makeFolder(kind);
    await fs.writeFile(join(folder, name), content, { mode: 0o600 });
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

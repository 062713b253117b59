import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { join, resolve } from "node:path";
import { variablesOf } from "./provider-answers";

type Kind = "files" | "e-mails";

/** What the mocks keep, on disk alone. Identity documents: only the same user may read them. */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** @returns the file's name, which cannot be guessed. @throws when the disk is full */
  async add(kind: Kind, extension: string, content: Buffer): Promise<string> {
    const name = `${Date.now()}${randomBytes(16).toString("hex")}.${extension}`;
    await fs.writeFile(join(await this.#made(kind), name), content, { mode: 0o600 });
    return name;
  }

  /** Names of all uploaded files. */
  files = async (): Promise<string[]> => fs.readdir(await this.#made("files"));

  /** @returns undefined when it is not there */
  async readFile(file: string): Promise<Buffer | undefined> {
    const names = await this.files();
    return names.includes(file) ? fs.readFile(join(this.folder, "files", file)) : undefined;
  }

  /** The variables of each e-mail in the order received, the newest e-mail first. */
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

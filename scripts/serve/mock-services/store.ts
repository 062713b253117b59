import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { join, resolve } from "node:path";
import { variablesOf } from "./email-provider";

export interface Email {
  received: Date;
  /** In the order received. */
  variables: Record<string, unknown>;
}

async function namesIn(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/**
 * What the mock providers keep, on disk and nowhere else: a restart forgets nothing. These are
 * identity documents: only the user who runs the server may read them.
 */
export class Store {
  /** Absolute path. */
  readonly folder: string;
  readonly #files: string;
  readonly #emails: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
    this.#files = join(this.folder, "files");
    this.#emails = join(this.folder, "e-mails");
  }

  /**
   * @param extension lower-case letters and digits
   * @returns the last part of the file's address, which cannot be guessed
   * @throws the system's error when the disk is full; then nothing of it is kept
   */
  async addFile(bytes: Buffer, extension: string): Promise<string> {
    const file = `${randomBytes(16).toString("hex")}.${extension}`;
    await this.#write(this.#files, file, bytes);
    return file;
  }

  /** @param body the request's, as received. @throws as addFile */
  async addEmail(body: Buffer): Promise<void> {
    await this.#write(this.#emails, `${Date.now()}-${randomBytes(4).toString("hex")}.json`, body);
  }

  /** Names of all files. */
  files(): Promise<string[]> {
    return namesIn(this.#files);
  }

  /** @returns undefined when it is not there */
  async readFile(file: string): Promise<Buffer | undefined> {
    const names = await this.files();
    return names.includes(file) ? fs.readFile(join(this.#files, file)) : undefined;
  }

  /** Newest first; what is no e-mail is left out. */
  async emails(): Promise<Email[]> {
    const names = (await namesIn(this.#emails)).sort().reverse();
    const all = names.map(async (name) => {
      const variables = variablesOf(await fs.readFile(join(this.#emails, name), "utf8"));
      return variables ? [{ received: new Date(Number.parseInt(name, 10)), variables }] : [];
    });
    return (await Promise.all(all)).flat();
  }

  /** Deletes everything ever received. */
  async clear(): Promise<void> {
    await fs.rm(this.#files, { recursive: true, force: true });
    await fs.rm(this.#emails, { recursive: true, force: true });
  }

  async #write(folder: string, name: string, content: Buffer): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    // A folder that was open to others is closed.
    await fs.chmod(this.folder, 0o700);
    const path = join(folder, name);
    try {
      await fs.writeFile(path, content, { mode: 0o600, flag: "wx" });
    } catch (error) {
      await fs.rm(path, { force: true });
      throw error;
    }
  }
}

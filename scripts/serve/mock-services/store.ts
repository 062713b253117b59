import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { parseEmail, variablesOf } from "./email-provider";

const FILE_ADDRESS = /\/__intake\/files\/([0-9a-f]{32}\.[a-z0-9]+)$/;
/** A file is named after its variable: with its dash, the e-mail's name is none of theirs. */
const VARIABLE = /^\w{1,64}$/;
const EMAIL = "e-mail.json";

/** Writes a new file; Node's own outside of tests. */
export type WriteFile = (
  path: string,
  content: Buffer,
  options: { mode: number; flag: "wx" },
) => Promise<void>;

/** A received file. */
export interface StoredFile {
  /** Last part of its address: an unguessable id and an extension. */
  file: string;
  /** Absolute path. */
  path: string;
}

/** An e-mail, with the files that it was the first to name. */
export interface Submission {
  /** Absolute path. */
  folder: string;
  received: Date;
  /** In the order received. */
  variables: Record<string, unknown>;
  files: StoredFile[];
}

/** Name of the stored file that an address of this intake leads to. */
export function fileOfAddress(value: unknown): string | undefined {
  return typeof value === "string" ? FILE_ADDRESS.exec(value)?.[1] : undefined;
}

function ifThere<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
}

/**
 * What the intake keeps, on disk and nowhere else: a restart forgets nothing, and a folder deleted
 * by hand is gone. These are identity documents: only the user who runs the server may read them.
 */
export class Store {
  /** Absolute path. */
  readonly folder: string;
  readonly #uploads: string;
  readonly #submissions: string;
  readonly #writeFile: WriteFile;

  /** @param write for tests of a disk that fails */
  constructor(folder: string, write: WriteFile = fs.writeFile) {
    this.folder = resolve(folder);
    this.#uploads = join(this.folder, "uploads");
    this.#submissions = join(this.folder, "submissions");
    this.#writeFile = write;
  }

  /**
   * Keeps a file until an e-mail names it.
   * @param extension lower-case letters and digits
   * @returns the last part of its address
   * @throws the system's error when the disk is full; then nothing of it is kept
   */
  async addFile(bytes: Buffer, extension: string): Promise<string> {
    await this.#makeFolder(this.#uploads);
    const file = `${randomBytes(16).toString("hex")}.${extension}`;
    const path = join(this.#uploads, file);
    await this.#write(path, bytes, path);
    return file;
  }

  /**
   * Keeps an e-mail in a folder of its own, and moves the files there that it names.
   * @param email the request's body as received
   * @throws the system's error when the disk is full; then everything is as it was
   */
  async addEmail(email: Buffer, variables: Record<string, unknown>): Promise<void> {
    await this.#makeFolder(this.#submissions);
    const reference = String(variables.reference ?? "")
      .replace(/[^\w-]+/g, "-")
      .slice(0, 64);
    const folder = await fs.mkdtemp(join(this.#submissions, `${reference}-`));
    await this.#write(join(folder, EMAIL), email, folder);
    for (const [variable, value] of Object.entries(variables)) {
      const file = fileOfAddress(value);
      if (!file || !VARIABLE.test(variable)) continue;
      // Moving takes no room. A file that an earlier e-mail named stays with that one.
      await ifThere(fs.rename(join(this.#uploads, file), join(folder, variable + extname(file))));
    }
  }

  /** Files that no e-mail named. */
  async orphans(): Promise<StoredFile[]> {
    const files = (await ifThere(fs.readdir(this.#uploads))) ?? [];
    return files.map((file) => ({ file, path: join(this.#uploads, file) }));
  }

  /** Newest first. */
  async submissions(): Promise<Submission[]> {
    const names = (await ifThere(fs.readdir(this.#submissions))) ?? [];
    const all = await Promise.all(
      names.map((name) => readSubmission(join(this.#submissions, name))),
    );
    return all
      .flatMap((submission) => submission ?? [])
      .sort((one, other) => other.received.getTime() - one.received.getTime());
  }

  /** Absolute path of the file behind an address, wherever it is by now. */
  async pathOf(address: string): Promise<string | undefined> {
    const delivered = (await this.submissions()).flatMap(({ files }) => files);
    const wanted = fileOfAddress(address);
    return [...(await this.orphans()), ...delivered].find(({ file }) => file === wanted)?.path;
  }

  /** Deletes everything ever received. */
  async clear(): Promise<void> {
    await fs.rm(this.#uploads, { recursive: true, force: true });
    await fs.rm(this.#submissions, { recursive: true, force: true });
  }

  /** Makes a folder of the intake; an intake that was open to others is closed too. */
  async #makeFolder(folder: string): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.chmod(this.folder, 0o700);
  }

  /** Writes a whole file; where it does not fit, `remains` is removed. */
  async #write(path: string, content: Buffer, remains: string): Promise<void> {
    try {
      await this.#writeFile(path, content, { mode: 0o600, flag: "wx" });
    } catch (error) {
      await fs.rm(remains, { recursive: true, force: true });
      throw error;
    }
  }
}

/** @returns undefined for a folder without a whole e-mail */
async function readSubmission(folder: string): Promise<Submission | undefined> {
  const path = join(folder, EMAIL);
  const fields = parseEmail((await ifThere(fs.readFile(path, "utf8"))) ?? "");
  if (!fields) return undefined;
  const variables = variablesOf(fields);
  const names = await fs.readdir(folder);
  const files = Object.entries(variables).flatMap(([variable, value]) => {
    const file = fileOfAddress(value);
    const name = variable + extname(file ?? "");
    return file && names.includes(name) ? { file, path: join(folder, name) } : [];
  });
  return { folder, received: (await fs.stat(path)).mtime, variables, files };
}

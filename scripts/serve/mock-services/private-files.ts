import { randomBytes } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";

// What is kept are identity documents: nobody but the user who runs the server may read them.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Writes a new file; as Node's own, which is the one that is used outside of tests. */
export type WriteFile = (
  path: string,
  content: Buffer | string,
  options: { mode: number; flag: "wx" },
) => Promise<void>;

/** A file that lies on the disk whole, under another name. */
interface Staged {
  temporary: string;
  path: string;
}

/** Makes a folder, and those above it, for this user only; one that was there is closed too. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/**
 * Files that come to be together or not at all: each is written under another name first, and
 * takes its own when there was room for all of them. Only this user can read them, from their
 * first byte on.
 */
export class PrivateFiles {
  readonly #staged: Staged[] = [];
  readonly #write: WriteFile;

  constructor(write: WriteFile = writeFile) {
    this.#write = write;
  }

  /** Writes a file without naming it yet. */
  async write(path: string, content: Buffer | string): Promise<void> {
    await this.#write(this.#stage(path), content, { mode: FILE_MODE, flag: "wx" });
  }

  /** Copies a private file without naming the copy yet. */
  async copy(from: string, path: string): Promise<void> {
    await copyFile(from, this.#stage(path));
  }

  /** Gives all of them their names, in the order written. */
  async commit(): Promise<void> {
    for (const { temporary, path } of this.#staged) await rename(temporary, path);
  }

  /** Leaves nothing of them. */
  async discard(): Promise<void> {
    await Promise.all(this.#staged.map(({ temporary }) => rm(temporary, { force: true })));
  }

  #stage(path: string): string {
    const temporary = `${path}.${randomBytes(6).toString("hex")}.part`;
    // Before a byte is written: a file cut short has to go too.
    this.#staged.push({ temporary, path });
    return temporary;
  }
}

/** Content as text, or undefined when there is no such file. */
export async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(ignoreAbsence);
}

/** Names in a folder, sorted; none when there is no such folder. */
export async function listIfThere(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(ignoreAbsence)) ?? []).sort();
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw error;
}

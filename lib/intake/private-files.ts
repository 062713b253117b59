import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";

// What is kept are identity documents: nobody but the user who runs the server may read them.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, and those above it, for this user only; one that was there is closed too. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/** Writes a file that only this user can read. */
export async function writePrivateFile(path: string, content: Buffer | string): Promise<void> {
  await writeFile(path, content, { mode: FILE_MODE });
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

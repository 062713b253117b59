import { readdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";

/** The one text file that Next itself writes for visitors' agents; all others are payloads. */
const ROBOTS = "robots.txt";

function isClientOnly(file: string): boolean {
  if (file.endsWith(".txt")) return file !== ROBOTS;
  // Turbopack copies the source of a worker whose address it meets; ours is bundled by itself.
  if (file.startsWith("_next/")) return /\.(js|map|ts)$/.test(file);
  return file === "_not-found.html";
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/**
 * Deletes what only Next's client reads: payloads, chunks, manifests, and the folders they leave.
 * @param given files of `public/`, which stay whatever their names are
 * @returns how many files went
 */
export async function pruneExport(root: string, given: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const doomed = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !given.has(file) && isClientOnly(file));
  await Promise.all(doomed.map((file) => rm(path.join(root, file))));
  await removeEmptyFolders(root);
  return doomed.length;
}

import { readdir, rm, rmdir } from "node:fs/promises";
import path from "node:path";

/** Text files at the root that are for visitors' agents, not for Next's client. */
const KEPT_TEXT = new Set(["robots.txt", "llms.txt"]);

function isClientOnly(file: string): boolean {
  if (file.endsWith(".txt"))
    return (
      !KEPT_TEXT.has(file) && !file.startsWith("licences/") && !file.startsWith(".well-known/")
    );
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
 * @returns how many files went
 */
export async function pruneExport(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const doomed = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter(isClientOnly);
  await Promise.all(doomed.map((file) => rm(path.join(root, file))));
  await removeEmptyFolders(root);
  return doomed.length;
}

import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

const FOLDERS = ["app", "components", "content", "lib", "public", "scripts"];
const FILES = ["package.json", "tsconfig.json", "next.config.ts", "postcss.config.mjs"];

/**
 * Copies what a build needs into `.scratch/NAME`, with the packages linked: Turbopack follows the
 * link only within the repository. Without any .env file.
 * @param root the repository
 * @returns the copy's absolute path; what was there before is gone
 */
export async function makeScratchCopy(root: string, name: string): Promise<string> {
  const scratch = path.join(root, ".scratch", name);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  for (const entry of [...FOLDERS, ...FILES]) {
    await cp(path.join(root, entry), path.join(scratch, entry), { recursive: true });
  }
  await symlink(path.join(root, "node_modules"), path.join(scratch, "node_modules"));
  return scratch;
}

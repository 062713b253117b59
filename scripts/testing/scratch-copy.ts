import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What a build or a run writes, what is linked, and what is the owner's own: keys. */
const LEFT_OUT =
  /^(node_modules|out|deploy|reports|test-results|\.git|\.next.*|\.scratch|\.intake|\.env(?!\.example).*)$/;

/**
 * Copies the repository into `.scratch/NAME`, with the packages linked: Turbopack follows the link
 * only within the repository. Without any .env file.
 * @param root the repository
 * @returns the copy's absolute path; what was there before is gone
 */
export async function makeScratchCopy(root: string, name: string): Promise<string> {
  const scratch = path.join(root, ".scratch", name);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  for (const entry of await readdir(root)) {
    if (LEFT_OUT.test(entry)) continue;
    await cp(path.join(root, entry), path.join(scratch, entry), { recursive: true });
  }
  await symlink(path.join(root, "node_modules"), path.join(scratch, "node_modules"));
  return scratch;
}

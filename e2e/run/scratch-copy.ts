import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build or a run writes, what is linked, and what is the owner's own: keys. */
const LEFT_OUT =
  /^(node_modules|out|deploy|reports|test-results|\.git|\.next.*|\.scratch|\.intake|\.edit|\.env(?!\.example).*)$/;

/**
 * Copies the repository into `.scratch/NAME`, with the packages linked: Turbopack follows the link
 * only within the repository. Without any .env file.
 * @param root the repository
 * @returns the copy's absolute path; what was there before is gone
 */
export function makeScratchCopy(root: string, name: string): string {
  const scratch = path.join(root, ".scratch", name);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (LEFT_OUT.test(entry)) continue;
    cpSync(path.join(root, entry), path.join(scratch, entry), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(scratch, "node_modules"));
  return scratch;
}

/** For builds of a copy, whose types have been checked where it was made (next.config.ts). */
export const TYPES_ARE_CHECKED = { TYPES_ARE_CHECKED: "yes" };

/**
 * Runs npm in a copy.
 * @param command such as `run build`
 * @param env added to this process's environment
 * @returns whether it succeeded; if not, it has printed why
 */
export function runNpm(
  folder: string,
  command: string,
  { env, stdout = "inherit" }: { env: Record<string, string>; stdout?: "inherit" | "ignore" },
): boolean {
  const { status } = spawnSync("npm", ["--silent", ...command.split(" ")], {
    cwd: folder,
    stdio: ["ignore", stdout, "inherit"],
    env: { ...process.env, ...env },
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** Replaces a copy's content, and the files for download, by those of the fixture. */
export function putFixtureContent(folder: string): void {
  const fixtures = path.join(folder, "__tests__/fixtures");
  rmSync(path.join(folder, "content"), { recursive: true });
  cpSync(path.join(fixtures, "content"), path.join(folder, "content"), { recursive: true });
  cpSync(path.join(fixtures, "public"), path.join(folder, "public"), { recursive: true });
}

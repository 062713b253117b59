import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build or a run writes, what is linked, and what is the owner's own: keys. */
const LEFT_OUT =
  /^(node_modules|out|deploy|reports|test-results|\.git|\.next.*|\.scratch|\.intake|\.looks|\.env(?!\.example).*)$/;

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

interface NpmOptions {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  stdout?: "inherit" | "ignore";
}

/**
 * Runs one of the repository's commands in a copy.
 * @returns whether it succeeded; if not, it has said why
 */
export function runNpm(
  folder: string,
  command: string,
  { env = {}, stdout = "inherit" }: NpmOptions = {},
): boolean {
  const { status } = spawnSync("npm", ["run", "--silent", command], {
    cwd: folder,
    stdio: ["ignore", stdout, "inherit"],
    env: { ...process.env, ...env },
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32",
  });
  return status === 0;
}

/**
 * Builds the site with the fixture content in place of its own, in a copy of the repository, for
 * the browser tests that expect exact words and prices.
 * @param env added to this process's environment
 * @returns the copy, in which Playwright runs
 * @throws Error when the build fails; it has said why
 */
export function buildFixtureSite(root: string, env: Record<string, string>): string {
  const folder = makeScratchCopy(root, "fixture-site");
  const content = path.join(folder, "content");
  rmSync(content, { recursive: true });
  // Its public/ as well: what pages of the fixture content offer for download.
  cpSync(path.join(root, "__tests__/fixtures/content"), content, { recursive: true });
  cpSync(path.join(root, "__tests__/fixtures/public"), path.join(folder, "public"), {
    recursive: true,
  });
  const options = { env: { ...env, ...TYPES_ARE_CHECKED }, stdout: "ignore" } as const;
  if (!runNpm(folder, "build", options)) {
    throw new Error("The build with the fixture content failed.");
  }
  return folder;
}

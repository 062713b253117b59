import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { makeScratchCopy } from "./scratch-copy";

/** Content of the tests' own, as in `__tests__/fixtures/README.md`. */
const FIXTURE = path.join("__tests__", "fixtures", "content");

/**
 * Copies the repository with the fixture content in place of the site's, and builds it there, for
 * the browser tests that expect exact words and prices.
 * @returns the folder; Playwright runs in it
 * @throws Error when the build fails; it has said why
 */
export async function buildFixtureSite(root: string): Promise<string> {
  const folder = await makeScratchCopy(root, "fixture-site");
  rmSync(path.join(folder, "content"), { recursive: true });
  cpSync(path.join(root, FIXTURE), path.join(folder, "content"), { recursive: true });
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("The build with the fixture content failed.");
  return folder;
}

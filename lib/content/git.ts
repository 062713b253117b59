import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** What git answers about a folder, trimmed. @throws Error without git or where it fails */
export const askGit = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** @returns the newest tag at or before the last commit; undefined without one, or without git */
export function lastTag(root: string): string | undefined {
  // A copy inside another repository has no history of its own.
  if (!existsSync(path.join(root, ".git"))) return undefined;
  try {
    return askGit(root, "describe", "--tags", "--abbrev=0");
  } catch {
    return undefined;
  }
}

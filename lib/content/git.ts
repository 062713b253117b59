import { execFileSync } from "node:child_process";

/**
 * What git answers about a folder, trimmed; what it complains of is not printed.
 * @throws Error without git, outside a repository, or where git fails
 */
export const askGit = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

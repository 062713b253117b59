import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { dayInIndia, type IsoDay, todayInIndia } from "@/lib/text/days";

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

/**
 * The day that the build prints as today: in India, at SOURCE_DATE_EPOCH, else at the commit, so
 * that the same commit builds the same pages, else now.
 */
export function buildDate(env: NodeJS.ProcessEnv = process.env): IsoDay {
  if (env.SOURCE_DATE_EPOCH) return todayInIndia(env);
  try {
    return dayInIndia(Number(askGit(".", "log", "-1", "--format=%ct")) * 1000);
  } catch {
    // No git or no commit yet, as in an archive of the sources.
    return todayInIndia(env);
  }
}

/**
 * When a commit last changed one of these files or folders: `2026-11-21T07:18:44+00:00`. Undefined
 * without git, after uncommitted changes, in a shallow clone (its oldest commit has every file).
 */
export function lastModified(root: string, sources: readonly string[]): string | undefined {
  try {
    if (askGit(root, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (askGit(root, "status", "--porcelain", "--", ...sources)) return undefined;
    return askGit(root, "log", "-1", "--format=%cI", "--", ...sources) || undefined;
  } catch {
    return undefined;
  }
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { APPROVAL_PATTERNS } from "@/lib/content/approval-tags";
import { dayInIndia, type IsoDay, todayInIndia } from "@/lib/text/days";

/** The trimmed output of a git command. @throws Error without git or if the command fails */
export function runGit(folder: string, ...args: string[]): string {
  const output = execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return output.trim();
}

/** @returns the newest approval that HEAD's history has; undefined without one or without git */
export function lastTag(root: string): string | undefined {
  // Inside another repository, git would describe that one.
  if (!existsSync(path.join(root, ".git"))) return undefined;
  try {
    const patterns = APPROVAL_PATTERNS.flatMap((pattern) => ["--match", pattern]);
    return runGit(root, "describe", "--tags", "--abbrev=0", ...patterns);
  } catch {
    return undefined;
  }
}

/** In India, from SOURCE_DATE_EPOCH, else from the last commit (reproducible builds), else now. */
export function buildDate(env: NodeJS.ProcessEnv = process.env): IsoDay {
  if (env.SOURCE_DATE_EPOCH) return todayInIndia(env);
  try {
    const seconds = Number(runGit(".", "log", "-1", "--format=%ct"));
    return dayInIndia(seconds * 1000);
  } catch {
    // No git or no commit, as in an archive of the sources.
    return todayInIndia(env);
  }
}

/**
 * Names the commit that a build is made from: `7c26f468`, with `+` behind it where files differ from
 * that commit; `unknown` without git.
 */
export function buildName(root: string): string {
  try {
    const commit = runGit(root, "rev-parse", "--short=8", "HEAD");
    const isClean = runGit(root, "status", "--porcelain") === "";
    return isClean ? commit : `${commit}+`;
  } catch {
    return "unknown";
  }
}

/**
 * ISO 8601 time of the last commit to these files or folders. Undefined without git, with
 * uncommitted changes, or in a shallow clone, whose oldest commit contains every file.
 */
export function lastModified(root: string, sources: readonly string[]): string | undefined {
  try {
    const isShallow = runGit(root, "rev-parse", "--is-shallow-repository");
    if (isShallow !== "false") return undefined;
    const uncommitted = runGit(root, "status", "--porcelain", "--", ...sources);
    if (uncommitted !== "") return undefined;
    const time = runGit(root, "log", "-1", "--format=%cI", "--", ...sources);
    return time === "" ? undefined : time;
  } catch {
    return undefined;
  }
}

import { execFileSync } from "node:child_process";

/** When a commit last changed each file, by path from the content folder. */
export type ContentHistory = ReadonlyMap<string, string>;

const COMMIT = "commit ";
const NO_HISTORY: ContentHistory = new Map();

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/**
 * Reads the history of a content folder from git. Files with changes not committed are left out,
 * and without git, or in a shallow clone whose oldest commit seems to have changed every file,
 * all of them are: a date that is not true is worse than none.
 */
export function contentHistory(root: string): ContentHistory {
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return NO_HISTORY;
    const dates = new Map<string, string>();
    let date = "";
    const log = ["log", `--format=${COMMIT}%cI`, "--name-only", "--no-renames", "--relative"];
    for (const line of git(root, "-c", "core.quotePath=false", ...log, "--", ".").split("\n")) {
      if (line.startsWith(COMMIT)) date = line.slice(COMMIT.length);
      else if (line && !dates.has(line)) dates.set(line, date);
    }
    const prefix = git(root, "rev-parse", "--show-prefix").trim();
    const status = git(root, "status", "--porcelain", "-z", "--no-renames", "--", ".");
    for (const entry of status.split("\0")) dates.delete(entry.slice(3 + prefix.length));
    return dates;
  } catch {
    return NO_HISTORY;
  }
}

/**
 * When one of these files last changed, as `2026-11-21T07:18:44+00:00`; undefined when nobody knows
 * for one of them.
 * @param sources paths from the content folder; one that ends with a slash is all files in it
 * @param files every file of the content folder
 */
export function lastModified(
  sources: readonly string[],
  files: readonly string[],
  history: ContentHistory,
): string | undefined {
  const own = files.filter((file) =>
    sources.some((source) => (source.endsWith("/") ? file.startsWith(source) : file === source)),
  );
  const dates = own.map((file) => history.get(file) ?? "");
  if (dates.includes("")) return undefined;
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

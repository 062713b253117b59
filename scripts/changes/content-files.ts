import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files by path from the project's folder, such as `content/firm.yaml`. */
export type ContentFiles = ReadonlyMap<string, string>;

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trimEnd();
}

/** @returns the newest tag at or before the last commit; undefined where there is none, or no git */
export function lastTag(root: string): string | undefined {
  // A copy inside another repository has no history of its own.
  if (!existsSync(path.join(root, ".git"))) return undefined;
  try {
    return git(root, "describe", "--tags", "--abbrev=0");
  } catch {
    return undefined;
  }
}

/**
 * @param revision a tag or a commit
 * @returns the day of its commit, as `2026-11-22`
 * @throws Error when git or the revision is not there
 */
export function dayOf(root: string, revision: string): string {
  if (!existsSync(path.join(root, ".git"))) {
    throw new Error("There is no git history here, so nothing to compare with: use a clone.");
  }
  try {
    return git(root, "log", "-1", "--format=%cs", revision, "--");
  } catch {
    const tags = git(root, "tag", "--sort=-creatordate").split("\n").slice(0, 5).join(", ");
    throw new Error(
      `There is no tag or commit "${revision}" in this clone. Newest tags: ${tags || "none"}. Those of the server: git fetch --tags`,
    );
  }
}

/** What an editor puts in place: words, and files that arrive as they are. */
const FOLDERS = ["content", "public"];
const TEXT_FILE = /\.(yaml|md|csv|txt|svg|html|xml)$/;

const textOf = (name: string, bytes: Buffer) =>
  // Of other files it is only asked whether they are the same.
  TEXT_FILE.test(name)
    ? bytes
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .replaceAll("\r\n", "\n")
    : bytes.toString("latin1");

/** The files as they were committed at a revision. */
export function filesAt(root: string, revision: string): ContentFiles {
  const names = git(root, "ls-tree", "-r", "-z", "--name-only", revision, "--", ...FOLDERS);
  return new Map(
    names
      .split("\0")
      .filter(Boolean)
      .map((name) => {
        const bytes = execFileSync("git", ["show", `${revision}:${name}`], {
          cwd: root,
          maxBuffer: 1e9,
        });
        return [name, textOf(name, bytes)];
      }),
  );
}

/** The files as they are on disk now, saved or committed; without those that the build writes. */
export function filesNow(root: string): ContentFiles {
  const listed = git(root, "ls-files", "-z", "-c", "-o", "--exclude-standard", "--", ...FOLDERS);
  const names = [...new Set(listed.split("\0"))].filter(
    (name) => name && existsSync(path.join(root, name)),
  );
  return new Map(
    names.sort().map((name) => [name, textOf(name, readFileSync(path.join(root, name)))]),
  );
}

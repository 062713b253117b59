import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The texts of `content/` by path from the project's folder: `content/firm.yaml`. */
export type ContentFiles = ReadonlyMap<string, string>;

const FOLDER = "content";

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trimEnd();
}

/** @returns the newest tag before the last commit, or the last commit where there is no tag */
export function lastTag(root: string): string {
  try {
    return git(root, "describe", "--tags", "--abbrev=0");
  } catch {
    return "HEAD";
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
      `There is no tag or commit "${revision}" in this clone. Newest tags: ${tags || "none"}.`,
    );
  }
}

/** The content as it was committed at a revision. */
export function filesAt(root: string, revision: string): ContentFiles {
  const names = git(root, "ls-tree", "-r", "--name-only", revision, "--", FOLDER).split("\n");
  return new Map(
    names.filter(Boolean).map((name) => [name, git(root, "show", `${revision}:${name}`)]),
  );
}

/** The content as it is on disk now, saved or committed. */
export function filesNow(root: string): ContentFiles {
  const entries = readdirSync(path.join(root, FOLDER), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    names.map((name) => [
      name.replaceAll("\\", "/"),
      readFileSync(path.join(root, name), "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { runGit } from "@/lib/content/git";

/** Contents by path from the root, such as `content/firm.yaml`; for pictures, a hash. */
type Files = Map<string, string>;

/**
 * Files in `content/` and `public/` that differ between a revision and the working tree, in both
 * states. Without versions of texts, which repeat what has changed.
 */
export function changedFiles(root: string, revision: string): { before: Files; after: Files } {
  const before: Files = new Map();
  const after: Files = new Map();
  for (const file of changedNames(root, revision)) {
    const isInRevision = runGit(root, "ls-tree", "--name-only", revision, "--", file) !== "";
    if (isInRevision) {
      before.set(file, textOf(file, runGit(root, "show", `${revision}:${file}`)));
    }
    const absolute = path.join(root, file);
    if (existsSync(absolute)) {
      after.set(file, textOf(file, readFileSync(absolute)));
    }
  }
  return { before, after };
}

function changedNames(root: string, revision: string): string[] {
  const changed = listWithGit(root, "diff", "--name-only", "--no-renames", "-z", revision);
  const untracked = listWithGit(root, "ls-files", "-o", "--exclude-standard", "-z");
  const names = new Set([...changed, ...untracked]);
  return [...names].filter((name) => !name.startsWith("content/versions/")).sort();
}

/** The files in `content/` and `public/` that a git command prints, each with a NUL behind it. */
function listWithGit(root: string, ...args: string[]): string[] {
  const output = runGit(root, ...args, "--", "content", "public");
  return output.split("\0").filter(Boolean);
}

function textOf(file: string, bytes: string | Buffer): string {
  const isText = /^content\/.*\.(yaml|md|csv)$/.test(file);
  if (isText) return decodeText(Buffer.from(bytes));
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

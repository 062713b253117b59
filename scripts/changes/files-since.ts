import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { askGit } from "@/lib/content/git";

function textOf(file: string, bytes: string | Buffer): string {
  if (/^content\/.*\.(yaml|md|csv)$/.test(file)) return bytes.toString().replaceAll("\r\n", "\n");
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** The files that differ between a revision and the disk, in both states; no kept versions. */
export function filesSince(root: string, revision: string) {
  const list = (...args: string[]) => askGit(root, ...args, "--", "content", "public").split("\0");
  const names = [
    ...list("diff", "--name-only", "--no-renames", "-z", revision),
    ...list("ls-files", "-o", "--exclude-standard", "-z"),
  ].filter((file) => file && !file.startsWith("content/versions/"));
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const file of [...new Set(names)].sort()) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) after.set(file, textOf(file, readFileSync(absolute)));
    if (askGit(root, "ls-tree", "--name-only", revision, "--", file)) {
      before.set(file, textOf(file, askGit(root, "show", `${revision}:${file}`)));
    }
  }
  return { before, after };
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";
import { runGit } from "@/lib/content/git";

const BUILD_FILE = "out/build.json";

/** Hashes of all files in content/ and of the text files in out/, by path. */
function hashes(root: string): Record<string, string> {
  const names = ["content", "out"].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const texts = /^content|\.(html|txt|js|json)$/;
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("hex")
      .slice(0, 16);
  const judged = names.filter((file) => texts.test(file) && file !== BUILD_FILE);
  return Object.fromEntries(judged.map((file) => [file, hashOf(file)]));
}

/** The approved tag of an unchanged commit, or why the sources are not approved. */
export function sourceState(root: string): string {
  try {
    const tags = runGit(root, "tag", "--points-at", "HEAD", "--list", "approved-*");
    const isClean = runGit(root, "status", "--porcelain") === "";
    if (!isClean) return "not approved: files differ from the commit";
    return tags.split("\n").at(-1) || "not approved: the commit has no approved- tag";
  } catch {
    return "not approved: there is no git history";
  }
}

/** Must be called last: an interrupted build then has no build file. */
export function writeBuildFile(root: string): string {
  const state = sourceState(root);
  writeFileSync(path.join(root, BUILD_FILE), JSON.stringify({ state, files: hashes(root) }));
  return state;
}

/** Why `out/` does not match the current content, one line each. */
export function buildFaults(root: string): string[] {
  const file = path.join(root, BUILD_FILE);
  if (!existsSync(file)) return ["out/ is missing, or was left by a build that stopped"];
  const built: Record<string, string> = JSON.parse(readFileSync(file, "utf8")).files;
  const now = hashes(root);
  return [...new Set([...Object.keys(built), ...Object.keys(now)])]
    .filter((name) => built[name] !== now[name])
    .map((name) => `${name} has changed since out/ was built`);
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";
import { runGit } from "@/lib/content/git";
import { previewDay } from "@/lib/site/preview-day";

/** The build file's name in `out/`. */
export const BUILD_FILE = "build.json";

/** The text files of a build; pictures and fonts are not compared. */
const BUILT_TEXT = /\.(html|txt|js|json)$/;

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
}

/** All files in content/ and the text files in out/, without the build file itself. */
function comparedFiles(root: string): string[] {
  const content = filesBelow(path.join(root, "content")).map((file) => `content/${file}`);
  const built = filesBelow(path.join(root, "out"))
    .map((file) => `out/${file}`)
    .filter((file) => BUILT_TEXT.test(file) && file !== `out/${BUILD_FILE}`);
  return [...content, ...built];
}

/** Hashes of the compared files, by path. */
function hashes(root: string): Record<string, string> {
  const byFile: Record<string, string> = {};
  for (const file of comparedFiles(root)) {
    byFile[file] = hashOf(path.join(root, file));
  }
  return byFile;
}

/** The approved tag of an unchanged commit, or why the sources are not approved. */
export function sourceState(root: string): string {
  if (previewDay()) return "not approved: built for another day";
  try {
    const isClean = runGit(root, "status", "--porcelain") === "";
    if (!isClean) return "not approved: files differ from the commit";
    const tags = runGit(root, "tag", "--points-at", "HEAD", "--list", "approved-*");
    if (tags === "") return "not approved: the commit has no approved- tag";
    return tags.split("\n").at(-1) ?? tags;
  } catch {
    // Such as a folder that belongs to another user.
    const isRepository = existsSync(path.join(root, ".git"));
    if (isRepository) return "not approved: git does not answer here, and git status says why";
    return "not approved: there is no git history";
  }
}

/** Must be called last: an interrupted build then has no build file. */
export function writeBuildFile(root: string): string {
  const state = sourceState(root);
  const build = { state, files: hashes(root) };
  writeFileSync(path.join(root, "out", BUILD_FILE), JSON.stringify(build));
  return state;
}

/** Why `out/` does not match the current content, one line each. */
export function buildFaults(root: string): string[] {
  const file = path.join(root, "out", BUILD_FILE);
  if (!existsSync(file)) return ["out/ is missing, or was left by a build that stopped"];
  const built: Record<string, string> = JSON.parse(readFileSync(file, "utf8")).files;
  const now = hashes(root);
  const names = new Set([...Object.keys(built), ...Object.keys(now)]);
  const changed = [...names].filter((name) => built[name] !== now[name]);
  return changed.map((name) => `${name} has changed since out/ was built`);
}

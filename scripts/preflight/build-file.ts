import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DELIVERY_VARIABLE, PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { SEAL_VARIABLE } from "@/lib/consent/seal/recipients";
import { approvalsAmong, mistypedApproval } from "@/lib/content/approval-tags";
import { filesBelow } from "@/lib/content/files-below";
import { runGit } from "@/lib/content/git";
import { previewDay } from "@/lib/site/preview-day";

/** The build file's name in `out/`. */
export const BUILD_FILE = "build.json";

/** Settings that are in pages. */
const PAGE_SETTINGS = [
  "NEXT_PUBLIC_SITE_URL",
  ...PROVIDER_KEY_VARIABLES,
  DELIVERY_VARIABLE,
  SEAL_VARIABLE,
];

type Env = Record<string, string | undefined>;

/** The text files of a build; pictures and fonts are not compared. */
const BUILT_TEXT = /\.(html|txt|js|json)$/;

function shortHash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
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
    byFile[file] = shortHash(readFileSync(path.join(root, file)));
  }
  return byFile;
}

/** Hashes of the settings that pages are made with, by name; one that is not set has none. */
function settingHashes(env: Env): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const name of PAGE_SETTINGS) {
    const value = env[name]?.trim();
    if (value) byName[name] = shortHash(value);
  }
  return byName;
}

/** Names whose values differ. */
function differing(built: Record<string, string>, now: Record<string, string>): string[] {
  const names = new Set([...Object.keys(built), ...Object.keys(now)]);
  return [...names].filter((name) => built[name] !== now[name]);
}

const NAMES_SHOWN = 3;

/** The first files of what `git status --porcelain` prints, and how many there are besides. */
function namesIn(status: string): string {
  const names = status.split("\n").map((line) => line.replace(/^ ?\S+ +/, ""));
  const further = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(", ");
  return further > 0 ? `${shown} and ${further} more` : shown;
}

/** @param tags of the commit, none of which is an approval */
function withoutApproval(tags: readonly string[]): string {
  const state = "not approved: the commit has no approved- tag";
  const mistyped = mistypedApproval(tags);
  if (!mistyped) return state;
  return `${state} but "${mistyped}", which does not count: write approved- and the day, as in approved-2026-12-01`;
}

/** The approved tag of an unchanged commit, or why the sources are not approved. */
export function sourceState(root: string): string {
  if (previewDay()) return "not approved: built for another day";
  try {
    const changed = runGit(root, "status", "--porcelain");
    if (changed !== "") return `not approved: files differ from the commit (${namesIn(changed)})`;
    const tags = runGit(root, "tag", "--points-at", "HEAD").split("\n");
    return approvalsAmong(tags).at(-1) ?? withoutApproval(tags);
  } catch {
    // Such as a folder that belongs to another user.
    const isRepository = existsSync(path.join(root, ".git"));
    if (isRepository) return "not approved: git does not answer here, and git status says why";
    return "not approved: there is no git history";
  }
}

/**
 * Must be called last: an interrupted build then has no build file.
 * @param env the settings of the build
 * @returns the approved tag, or why the build is not approved
 */
export function writeBuildFile(root: string, env: Env = process.env): string {
  const state = sourceState(root);
  const build = { state, settings: settingHashes(env), files: hashes(root) };
  writeFileSync(path.join(root, "out", BUILD_FILE), JSON.stringify(build));
  return state;
}

/**
 * Why `out/` does not match the current content and settings, one line each.
 * @param env the settings of now
 */
export function buildFaults(root: string, env: Env = process.env): string[] {
  const file = path.join(root, "out", BUILD_FILE);
  if (!existsSync(file)) return ["out/ is missing, or was left by a build that stopped"];
  const built = JSON.parse(readFileSync(file, "utf8"));
  const files = differing(built.files, hashes(root));
  const settings = differing(built.settings ?? {}, settingHashes(env));
  return [
    ...files.map((name) => `${name} has changed since out/ was built`),
    ...settings.map((name) => `out/ was built with another ${name} than is set here`),
  ];
}

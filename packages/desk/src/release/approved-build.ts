import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runGit } from "@/lib/content/git";
import type { Approval } from "./approved-tag";

/** Where builds of approved states are kept: below `reports/`, which git leaves out. */
const KEPT = "reports/approved-builds";

/** Copies of other files. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Runs a program of ours. @throws Error with the end of what it printed */
function run(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env,
    maxBuffer: 64 * 1024 * 1024,
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32" && command === "npm",
  });
  if (status === 0) return;
  const said = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").slice(-8).join("\n");
  throw new Error(`${command} ${args.join(" ")} failed:\n${error?.message ?? said}`);
}

/** The keys and addresses of this machine: what is published is built with them. */
function copySettings(root: string, folder: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(".env") || name === ".env.example") continue;
    cpSync(path.join(root, name), path.join(folder, name));
  }
}

/** The variables for a build as it was on the day of its commit. */
function variablesFor({ seconds }: Approval): NodeJS.ProcessEnv {
  const { SITE_TODAY: _, ...variables } = process.env;
  return {
    ...variables,
    NODE_ENV: "production",
    SOURCE_DATE_EPOCH: String(seconds),
    // They were, where it was approved.
    TYPES_ARE_CHECKED: "yes",
  };
}

/** Clones a commit into an empty folder, and builds it there with its own packages. */
function buildIn(folder: string, root: string, approval: Approval): void {
  runGit(root, "clone", "--quiet", "--no-checkout", root, folder);
  runGit(folder, "-c", "advice.detachedHead=false", "checkout", "--quiet", approval.commit);
  copySettings(root, folder);
  const variables = variablesFor(approval);
  // What builds it are development dependencies to npm.
  const install = ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"];
  run(folder, "npm", install, variables);
  run(folder, process.execPath, ["scripts/run.cjs", "scripts/build.ts"], variables);
}

/**
 * The built site of an approved state: built anew from its commit, with the packages of that time,
 * as of its commit's day. The same commit builds the same bytes, so this is what was approved. It is
 * kept, so that each is built once.
 * @param say tells whoever waits
 * @returns its folder
 * @throws Error if it cannot be built
 */
export function approvedBuild(
  root: string,
  approval: Approval,
  say: (sentence: string) => void,
): string {
  const kept = path.join(root, KEPT, approval.commit);
  if (existsSync(kept)) return kept;
  say(`Building ${approval.tag} once more, to compare with it: 2 to 4 minutes, this once.`);
  const folder = mkdtempSync(path.join(tmpdir(), "approved-"));
  try {
    buildIn(folder, root, approval);
    // First under another name, so that an interrupted copy counts for nothing.
    const unfinished = `${kept}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    const filter = (file: string) => !COMPRESSED.test(file);
    cpSync(path.join(folder, "out"), unfinished, { recursive: true, filter });
    renameSync(unfinished, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What the example needs besides the package. */
const OTHER_PACKAGES = ["next", "react", "react-dom", "typescript", "@types/node", "@types/react"];

/** A package in the version that the repository has: `next@16.0.0`. */
function withVersion(root: string, name: string): string {
  const manifest = path.join(root, "node_modules", name, "package.json");
  return `${name}@${JSON.parse(readFileSync(manifest, "utf8")).version}`;
}

function run(folder: string, command: string, args: string[]): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: "pipe",
  });
}

/** Packs the package into a folder. @returns the name of the archive */
function pack(packageFolder: string, to: string): string {
  run(packageFolder, "npm", ["run", "--silent", "pack", "--", "--pack-destination", to]);
  const { name, version } = JSON.parse(
    readFileSync(path.join(packageFolder, "package.json"), "utf8"),
  );
  return `${name}-${version}.tgz`;
}

/**
 * Runs the command of the installed package for the example.
 * @param folder of {@link exportPackedSite}
 * @returns what it prints
 */
export function runStaticIslands(folder: string, args: string[]): string {
  const modules = ["--islands", "islands/main.ts", "--enhancements", "islands/enhancements.ts"];
  return run(folder, "npx", ["static-islands", ...args, ...modules]);
}

/**
 * Packs the package, installs it into an empty folder outside the repository, beside a copy of the
 * example, and builds and exports that site there.
 * @param root the repository
 * @param nextVersion another than the repository's
 * @returns the folder: `.next/export` is Next's export in it, `out` the site
 */
export function exportPackedSite(root: string, nextVersion?: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "static-islands-")));
  const packageFolder = path.join(root, "packages/static-islands");
  const archive = pack(packageFolder, folder);
  cpSync(path.join(packageFolder, "example"), folder, { recursive: true });
  const others = OTHER_PACKAGES.map((name) => {
    return name === "next" && nextVersion ? `next@${nextVersion}` : withVersion(root, name);
  });
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--silent"];
  run(folder, "npm", ["install", ...quietly, `./${archive}`, ...others]);
  run(folder, "npx", ["next", "build"]);
  runStaticIslands(folder, [".next/export", "out"]);
  return folder;
}

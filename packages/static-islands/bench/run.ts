import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The repository, to which the versions of React and TypeScript belong. */
export const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The environment as a terminal has it: npm hands its own settings to what it runs. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(own),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}

/** Runs a program in a folder. @returns what it prints @throws Error with what it printed */
export function run(folder: string, command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      env: environment(),
      stdio: "pipe",
    });
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`.trim());
  }
}

/** Installs packages into a folder: `next@16`, `./a.tgz`. */
export function install(folder: string, packages: readonly string[]): void {
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--silent"];
  // NODE_ENV is set, and would leave out what only builds need.
  run(folder, "npm", ["install", ...quietly, "--include=dev", ...packages]);
}

/** A package in the version that the repository has: `next@16.0.0`. */
export function withVersion(name: string): string {
  const manifest = path.join(ROOT, "node_modules", name, "package.json");
  return `${name}@${JSON.parse(readFileSync(manifest, "utf8")).version}`;
}

/** Packs this package into a folder. @returns the archive, absolute */
export function pack(to: string): string {
  const source = path.join(ROOT, "packages/static-islands");
  run(source, "npm", ["run", "--silent", "pack", "--", "--pack-destination", to]);
  const { name, version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  return path.join(to, `${name}-${version}.tgz`);
}

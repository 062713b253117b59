import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const DEPENDENCIES = ["leven", "yaml", "zod"];

/** The folder of an installed package. */
function folderOf(name: string, from: string): string {
  let folder = path.dirname(createRequire(path.join(from, "package.json")).resolve(name));
  while (!folder.endsWith(path.join("node_modules", name))) folder = path.dirname(folder);
  return folder;
}

/**
 * Packs the package and installs it into an empty folder outside the repository, beside a copy of
 * the café's content. Its dependencies come from the repository, so that no registry is needed.
 * @param root the repository
 */
export function installPackedCafe(root: string): string {
  const source = path.join(root, "packages/content-kit");
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "content-kit-")));
  const npm = (args: string[], cwd: string) =>
    execFileSync("npm", [...args, "--no-audit", "--no-fund"], {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
    });
  npm(["run", "--silent", "pack", "--", "--pack-destination", folder], source);
  cpSync(path.join(source, "tests/cafe"), folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const dependencies = DEPENDENCIES.map((name) => folderOf(name, source));
  npm(["install", "--offline", "./content-kit-0.1.0.tgz", ...dependencies], folder);
  return folder;
}

/** Runs the café's script in the folder. @returns what it prints */
export function runCafe(folder: string): string {
  return execFileSync(process.execPath, ["run.js"], { cwd: folder, encoding: "utf8" }).trim();
}

/** The names that a door of an installed package exports, but for types. */
export function namesOf(folder: string, door: string): string[] {
  const script = `console.log(JSON.stringify(Object.keys(await import("${door}"))))`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
}

/** Compiles the folder's TypeScript. @throws Error with the compiler's messages */
export function compileTypes(folder: string, root: string): void {
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const files = ["--skipLibCheck", "--typeRoots", "none", "types.ts"];
  execFileSync(process.execPath, [compiler, ...options, ...files], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  });
}

/** Replaces a text in a file of the café, which must have it. @returns the file as it was */
export function edit(folder: string, file: string, from: string, to: string): string {
  const absolute = path.join(folder, "content", file);
  const text = readFileSync(absolute, "utf8");
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
  writeFileSync(
    absolute,
    text.replace(from, () => to),
  );
  return text;
}

import path from "node:path";
import type { Metafile } from "esbuild";

/** What esbuild says about the files it wrote. */
export type Outputs = Metafile["outputs"];

/** Folder of the scripts in `out/`. */
export const ASSETS = "assets";

export const addressOf = (file: string) => `/${ASSETS}/${path.basename(file)}`;

/** @returns the file made of a module, by the module's name without folder and extension */
export function outputOf(outputs: Outputs, name: string): string {
  const output = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && path.parse(entryPoint).name === name,
  );
  if (!output) throw new Error(`esbuild wrote no file for ${name}`);
  return output[0];
}

/** Adds a script and whatever it imports of its own bundle; `import()` counts only where asked for. */
export function addImported(
  outputs: Outputs,
  file: string,
  withDynamic: boolean,
  found: Set<string>,
): void {
  if (found.has(file)) return;
  found.add(file);
  for (const { path: imported, kind, external } of outputs[file]?.imports ?? []) {
    if (!external && (withDynamic || kind !== "dynamic-import")) {
      addImported(outputs, imported, withDynamic, found);
    }
  }
}

/** `node_modules/a/node_modules/@b/c/x.js` is of `node_modules/a/node_modules/@b/c`. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** @returns folders of the packages that the files read are of */
export function packagesOf(inputs: Metafile["inputs"]): string[] {
  const found = Object.keys(inputs).flatMap((file) => PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set(found)].sort();
}

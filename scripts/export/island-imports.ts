import path from "node:path";
import type { Plugin } from "esbuild";
import { type Outputs, outputOf } from "./esbuild-outputs";

const OWN = /^(\.|@\/|static-islands\/)/;

/** Notes which modules the loader imports when they are needed, and bundles none of them. */
export function noteImports(found: string[]): Plugin {
  return {
    name: "note-imports",
    setup({ onResolve }) {
      onResolve({ filter: OWN }, ({ kind, path: module }) => {
        if (kind !== "dynamic-import") return undefined;
        found.push(module);
        return { path: module, external: true };
      });
    },
  };
}

/** Makes `import("@/components/…/x")` ask for the file that was made of that module. */
export function importsOfFiles(outputs: Outputs): Plugin {
  return {
    name: "imports-of-files",
    setup({ onResolve }) {
      onResolve({ filter: OWN }, ({ kind, path: module }) => {
        if (kind !== "dynamic-import") return undefined;
        const file = path.basename(outputOf(outputs, path.basename(module)));
        return { path: `./${file}`, external: true };
      });
    },
  };
}

import { createRequire } from "node:module";
import path from "node:path";
import { ownModule } from "../own-module.ts";
import { type Bundle, type BundleSettings, bundle, COMPILE_EARLY } from "./bundle.ts";

/** The module that hydrates islands. It comes in one file with React. */
export const HYDRATION = ownModule("browser/hydrate");

/** Modules of React that islands may import. */
const REACT_MODULES = ["react", "react-dom", "react/jsx-runtime"];

/** What is exported under a name that can be written in an `export`, internals left out. */
const PUBLIC_NAME = /^[a-z]\w*$/i;

/** A module that exports the hydration and, by name, all of React. */
function reactModule(root: string): string {
  const require = createRequire(path.join(root, "package.json"));
  const lines = [`export * from ${JSON.stringify(HYDRATION)};`, 'export { default } from "react";'];
  // Two of React's modules have names in common, and a module may export a name once.
  const exported = new Set(["default"]);
  for (const module of REACT_MODULES) {
    const names = Object.keys(require(module)).filter(
      (name) => PUBLIC_NAME.test(name) && !exported.has(name),
    );
    for (const name of names) {
      exported.add(name);
    }
    lines.push(`export { ${names.join(", ")} } from ${JSON.stringify(module)};`);
  }
  return lines.join("\n");
}

/** Bundles React, and what hydrates islands with it, into one file for all islands. */
export function bundleReact(settings: BundleSettings): Promise<Bundle> {
  return bundle(settings, "hydrate", {
    stdin: { contents: reactModule(settings.root), resolveDir: settings.root },
    banner: { js: COMPILE_EARLY },
  });
}

import { existsSync, readFileSync } from "node:fs";
import type { OnLoadResult, Plugin } from "esbuild";
import { type Bundle, besideThis } from "./bundle.ts";

/** Modules of React that are in the file of {@link bundleReact}. */
const ANY_REACT_MODULE = /^react(-dom|\/jsx-runtime)?$/;

const NAMESPACE = "own-react";

/**
 * The module that CommonJS code gets for `require("react")`. It needs one inside its own bundle:
 * esbuild leaves a `require` of another file for the browser, which has none. React itself is the
 * file's default export, with the internals that packages compiled for React ask for.
 */
function requiredModule(module: string, file: string): OnLoadResult {
  const from = JSON.stringify(file);
  const contents =
    module === "react"
      ? `import React from ${from}; module.exports = React;`
      : `import * as all from ${from}; module.exports = all;`;
  return { contents, loader: "js" };
}

/** `import ReactDOM from "react-dom"`, `import ReactDOM, { createPortal } from "react-dom"`. */
const DOM_AS_A_WHOLE = /\bimport\s+[\w$]+\s*(?:,[^"';]*)?from\s*["']react-dom["']/;

/** Whether a module imports react-dom's default, for which the file's own default is no match. */
function importsDomAsAWhole(importer: string): boolean {
  return existsSync(importer) && DOM_AS_A_WHOLE.test(readFileSync(importer, "utf8"));
}

/** As `import ReactDOM from "react-dom"` has it. */
function importedDomModule(file: string): OnLoadResult {
  const from = JSON.stringify(file);
  const contents = `export * from ${from}; import * as all from ${from}; export { all as default };`;
  return { contents, loader: "js" };
}

/**
 * Makes an island get React from the file of {@link bundleReact}, by `import` and by `require`: a
 * page has one React.
 */
export function importReactFrom(react: Bundle): Plugin {
  const { path: file } = besideThis(react.entry);
  return {
    name: "import-react-from",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: ANY_REACT_MODULE }, ({ path, kind, importer }) => {
        const isWhole = path === "react-dom" && importsDomAsAWhole(importer);
        if (kind === "require-call" || isWhole) {
          return { path, namespace: NAMESPACE, pluginData: kind, suffix: `?${kind}` };
        }
        return besideThis(react.entry);
      });
      onResolve({ filter: /./, namespace: NAMESPACE }, () => besideThis(react.entry));
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path, pluginData }) => {
        return pluginData === "require-call" ? requiredModule(path, file) : importedDomModule(file);
      });
    },
  };
}

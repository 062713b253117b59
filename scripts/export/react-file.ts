import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import * as react from "react";
import * as runtime from "react/jsx-runtime";
import * as dom from "react-dom";

/** The module that hydrates islands; React's file is made of it. */
export const HYDRATION = "packages/static-islands/src/hydrate.tsx";

/** What islands and their packages may import of React. */
const REACT = { react, "react-dom": dom, "react/jsx-runtime": runtime };

/** Neither internals nor what Node adds to modules of its older kind. */
const NAME = /^[a-zA-Z]\w*$/;

/** Exports all of React by name, and what two of its modules name alike once. */
function reactExports(): string {
  const taken = new Set<string>(["default"]);
  const lines = Object.entries(REACT).map(([from, module]) => {
    const names = Object.keys(module).filter((name) => NAME.test(name) && !taken.has(name));
    for (const name of names) taken.add(name);
    return `export {${names.join(",")}} from ${JSON.stringify(from)};`;
  });
  return [...lines, 'export {default} from "react";'].join("\n");
}

/** Lets the file that hydrates islands export React, which is in it, to the islands' own files. */
export function exportReact(root: string): Plugin {
  return {
    name: "export-react",
    setup({ onLoad }) {
      const file = path.join(root, HYDRATION);
      onLoad({ filter: /[\\/]hydrate\.tsx$/ }, async ({ path: loaded }) => {
        if (loaded !== file) return undefined;
        return { contents: `${await readFile(file, "utf8")}\n${reactExports()}`, loader: "tsx" };
      });
    },
  };
}

/** Makes islands import React from that file: one React a page, and one file a kind of island. */
export function reactFrom(file: string): Plugin {
  return {
    name: "react-from",
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom|\/jsx-runtime)?$/ }, () => {
        return { path: `./${path.basename(file)}`, external: true };
      });
    },
  };
}

import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";
import { readBuildConfig } from "../next/build-config.ts";
import { ownModule } from "../own-module.ts";
import type { BundleSettings } from "./bundle.ts";

/** Next's modules, asked for by anything but Next itself. */
const NEXT = /^next(\/|$)/;
const INSIDE_NEXT = /[\\/]next[\\/]dist[\\/]/;

/** Next's own files for the App Router, where the package's door leads to that for `pages/`. */
const APP_DYNAMIC = "next/dist/shared/lib/app-dynamic.js";

const LINK = "next-link";

/**
 * Gives islands what of Next works without its client: `next/dynamic`, and `next/link` as a plain
 * link. Anything else is refused, as it would fail in the browser: routers and fonts that were
 * compiled by Next.
 */
export function nextInIslands({ root }: Pick<BundleSettings, "root">): Plugin {
  const { basePath = "", trailingSlash = false } = readBuildConfig(root);
  const { resolve } = createRequire(path.join(root, "package.json"));
  return {
    name: "next-in-islands",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: NEXT }, ({ path: module, importer }) => {
        if (INSIDE_NEXT.test(importer)) {
          return undefined;
        }
        const door = module.replace(/\.js$/, "");
        if (door === "next/link") {
          return { path: door, namespace: LINK };
        }
        if (door === "next/dynamic") {
          return { path: resolve(APP_DYNAMIC) };
        }
        const text = `${module} needs Next's client, which pages of islands do not have: pass what it gives as a prop, or use plain HTML`;
        return { errors: [{ text }] };
      });
      onLoad({ filter: /./, namespace: LINK }, () => ({
        contents: `
          import { linkWith } from ${JSON.stringify(ownModule("browser/next-link"))};
          export default linkWith(${JSON.stringify({ basePath, trailingSlash })});`,
        resolveDir: root,
      }));
    },
  };
}

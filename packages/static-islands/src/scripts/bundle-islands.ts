import path from "node:path";
import type { Plugin } from "esbuild";
import {
  type Bundle,
  type BundleSettings,
  besideThis,
  bundle,
  COMPILE_EARLY,
  type Definitions,
} from "./bundle.ts";
import { bundleFirstScript } from "./bundle-first-script.ts";
import { HYDRATION } from "./bundle-react.ts";
import { classesOfExport, cssModules } from "./css-modules.ts";
import { nextInIslands } from "./next-in-islands.ts";
import { importReactFrom } from "./own-react.ts";

export interface IslandBundles {
  /** The first script of pages with an island. */
  loader: Bundle;
  /** By the name of the island's module. */
  islands: ReadonlyMap<string, Bundle>;
  /** By the name of the island's module: its file, absolute. */
  files: Readonly<Record<string, string>>;
}

/** Marks what this plugin resolves itself, so that it is not asked about it again. */
const RESOLVED_HERE = Symbol("resolved here");

/**
 * Makes each `import()` of the loader ask for a file of its own: React's for the hydration, an
 * island's for any other module.
 * @param bundleIsland bundles the module in a file, given absolutely
 */
function islandImports(react: Bundle, bundleIsland: (file: string) => Promise<Bundle>): Plugin {
  return {
    name: "island-imports",
    setup({ onResolve, resolve }) {
      onResolve(
        { filter: /./ },
        async ({ path: module, kind, importer, resolveDir, pluginData }) => {
          if (kind !== "dynamic-import" || pluginData === RESOLVED_HERE) {
            return undefined;
          }
          const resolved = await resolve(module, {
            kind,
            importer,
            resolveDir,
            pluginData: RESOLVED_HERE,
          });
          if (resolved.errors.length > 0) {
            return { errors: resolved.errors };
          }
          if (resolved.path === HYDRATION) {
            return besideThis(react.entry);
          }
          const island = await bundleIsland(resolved.path);
          return besideThis(island.entry);
        },
      );
    },
  };
}

/**
 * Bundles the loader, and each module that it imports by `import()` into files of its own, which
 * only pages with that island fetch.
 * @param entry path of the loader's module from the root
 * @param define texts for names in the islands
 * @throws Error for two islands whose modules have the same name
 */
export async function bundleIslands(
  settings: BundleSettings,
  entry: string,
  react: Bundle,
  define: Definitions,
): Promise<IslandBundles> {
  const islands = new Map<string, Bundle>();
  const sources = new Map<string, string>();
  const classesOfSite = settings.nextExport
    ? classesOfExport(settings.nextExport)
    : new Set<string>();

  async function bundleIsland(file: string): Promise<Bundle> {
    const { name } = path.parse(file);
    if ((sources.get(name) ?? file) !== file) {
      throw new Error(`two islands are named ${name}`);
    }
    sources.set(name, file);
    const island = await bundle(settings, name, {
      entryPoints: [file],
      banner: { js: COMPILE_EARLY },
      splitting: true,
      plugins: [importReactFrom(react), nextInIslands(settings), cssModules(() => classesOfSite)],
      define: { ...define },
    });
    islands.set(name, island);
    return island;
  }

  const loader = await bundleFirstScript(settings, "islands", entry, [
    islandImports(react, bundleIsland),
  ]);
  return { loader, islands, files: Object.fromEntries(sources) };
}

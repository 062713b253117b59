import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Metafile } from "esbuild";
import { islands } from "@/lib/islands/registry";
import { integrityOf } from "./integrity";

/** Bundled scripts, by what pages need them for; addresses start at the site's root. */
export interface Bundles {
  behaviours: string;
  islands: string;
  /** By island: every script that it may ever load, the loader and React included. */
  islandScripts: Record<string, string[]>;
  /** By address: what `integrity` says of it. */
  integrity: Record<string, string>;
}

interface BundleOptions {
  /** The repository's root. */
  root: string;
  /** The folder served as the site. */
  outDir: string;
  /** `development` keeps React's warnings, for tests. */
  mode: "production" | "development";
}

const ASSETS = "assets";

type Outputs = Metafile["outputs"];

function outputOf(outputs: Outputs, isEntry: (module: string) => boolean): string {
  const output = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && isEntry(entryPoint),
  );
  if (!output) throw new Error("esbuild wrote no file for one of the site's scripts");
  return output[0];
}

/** A script and whatever it imports; `import()` counts only where asked for. */
function reach(
  outputs: Outputs,
  file: string,
  { dynamic }: { dynamic: boolean },
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
    if (dynamic || kind !== "dynamic-import") reach(outputs, imported, { dynamic }, found);
  }
  return found;
}

/** The loader names every island; what one of them needs is the loader, React and its own. */
function scriptsOfIslands(outputs: Outputs, loader: string): Record<string, string[]> {
  const byModule = (name: string) =>
    outputOf(outputs, (module) => path.parse(module).name === name);
  const base = [
    ...reach(outputs, loader, { dynamic: false }),
    ...reach(outputs, byModule("hydrate"), { dynamic: true }),
  ];
  return Object.fromEntries(
    Object.keys(islands).map((name) => [
      name,
      [...new Set([...base, ...reach(outputs, byModule(name), { dynamic: true })])],
    ]),
  );
}

/**
 * Tells Chromium to compile a script whole, beside the main thread and before it runs: React's
 * wrappers are otherwise read twice, on it. Other browsers see a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/** Code of the consent form's worker; the form is told the address of its bundle. */
const WORKER = "lib/consent/worker.ts";

/**
 * Bundles the behaviours, the island loader and the consent form's worker into `assets/`, names
 * hashed by content. Islands become chunks that only pages with an island fetch.
 * @throws Error when a module does not build
 */
export async function bundleScripts({ root, outDir, mode }: BundleOptions): Promise<Bundles> {
  const addressOf = (file: string) =>
    `/${path.relative(outDir, path.resolve(root, file)).split(path.sep).join("/")}`;
  const bundle = async (
    name: string,
    entry: string,
    {
      splitting,
      define,
      banner = "",
    }: { splitting: boolean; define?: Record<string, string>; banner?: string },
  ) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: { [name]: entry },
      outdir: path.join(outDir, ASSETS),
      bundle: true,
      splitting,
      format: "esm",
      target: ["es2022", "safari16"],
      minify: mode === "production",
      define: { "process.env.NODE_ENV": JSON.stringify(mode), ...define },
      entryNames: "[name].[hash]",
      chunkNames: "[name].[hash]",
      jsx: "automatic",
      legalComments: "none",
      banner: { js: banner },
      metafile: true,
      logLevel: "silent",
    });
    const { outputs } = metafile;
    return { outputs, entry: outputOf(outputs, (module) => module === entry) };
  };
  // Apart, because a chunk shared with the islands would be a second request on every page.
  const [behaviours, worker] = await Promise.all([
    bundle("behaviours", "lib/behaviours/main.ts", { splitting: false }),
    bundle("consent-worker", WORKER, { splitting: true }),
  ]);
  const loader = await bundle("islands", "lib/islands/main.ts", {
    splitting: true,
    banner: COMPILE_EARLY,
    define: {
      "process.env.CONSENT_WORKER": JSON.stringify(addressOf(worker.entry)),
      // No island keeps anything on the device. The e-mail client looks for storage when it is
      // loaded, which throws where a visitor has blocked site data.
      localStorage: "undefined",
    },
  });
  const integrity = await Promise.all(
    [behaviours, loader].flatMap(({ outputs }) =>
      Object.keys(outputs).map(async (file) => {
        const bytes = await readFile(path.resolve(root, file));
        return [addressOf(file), integrityOf(bytes)] as const;
      }),
    ),
  );
  const islandScripts = Object.entries(scriptsOfIslands(loader.outputs, loader.entry)).map(
    ([name, files]) => [name, files.map(addressOf).sort()] as const,
  );
  return {
    behaviours: addressOf(behaviours.entry),
    islands: addressOf(loader.entry),
    islandScripts: Object.fromEntries(islandScripts),
    integrity: Object.fromEntries(integrity.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

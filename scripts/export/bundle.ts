import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type { Counter } from "@/lib/content/schemas/marketing";
import { islands } from "@/lib/islands/registry";
import { integrityOf } from "./integrity";

/** Bundled scripts, by what pages need them for; addresses start at the site's root. */
export interface Bundles {
  /** The one script of a page without an island. */
  enhancements: string;
  /** The one script of a page with an island, until it calls for more: enhancements and loader. */
  islands: string;
  /** By island: every script that it may ever load, the loader and React included. */
  islandScripts: Record<string, string[]>;
  /** By island: what it takes to start, React included, without the loader. */
  islandStart: Record<string, string[]>;
  /** The script that counts page views, where content names a counter. */
  counter?: string;
  /** By address: what `integrity` says of it. */
  integrity: Record<string, string>;
  /** Folders of the packages whose code is in any of the scripts, from the root. */
  packages: string[];
}

interface BundleOptions {
  /** The repository's root. */
  root: string;
  /** The folder served as the site. */
  outDir: string;
  /** `development` keeps React's warnings, for tests. */
  mode: "production" | "development";
  /** Where page views are counted; none by default. */
  counter?: Counter | undefined;
}

const ASSETS = "assets";

/** From these versions on everything works; docs/browsers.md. */
const MINIMUM = ["chrome88", "edge88", "firefox97", "ios15", "safari15"];
/** Below them the first script still has to be understood: it shows how to reach the firm. */
const READABLE = ["chrome80", "edge80", "firefox97", "ios15", "safari15"];

type Outputs = Metafile["outputs"];

function outputOf(outputs: Outputs, isEntry: (module: string) => boolean): string {
  const output = Object.entries(outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && isEntry(entryPoint),
  );
  if (!output) throw new Error("esbuild wrote no file for one of the site's scripts");
  return output[0];
}

/** `node_modules/a/node_modules/@b/c/x.js` is of `node_modules/a/node_modules/@b/c`. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function packagesOf(inputs: Metafile["inputs"]): string[] {
  const found = Object.keys(inputs).flatMap((file) => PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set(found)].sort();
}

/** Adds a script and whatever it imports; `import()` counts only where asked for. */
function addImported(outputs: Outputs, file: string, isDynamic: boolean, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
    if (isDynamic || kind !== "dynamic-import") addImported(outputs, imported, isDynamic, found);
  }
}

const byModule = (outputs: Outputs, name: string) =>
  outputOf(outputs, (module) => path.parse(module).name === name);

/** Makes `import("@/components/…/x")` ask for the chunk that was made of that module. */
function importsOfChunks(outputs: Outputs): Plugin {
  return {
    name: "imports-of-chunks",
    setup({ onResolve }) {
      onResolve({ filter: /^(\.|@\/)/ }, ({ kind, path: module }) =>
        kind === "dynamic-import"
          ? {
              path: `./${path.basename(byModule(outputs, path.basename(module)))}`,
              external: true,
            }
          : undefined,
      );
    },
  };
}

/**
 * Tells Chromium to compile a script whole, beside the main thread and before it runs: React's
 * wrappers are otherwise read twice, on it. Other browsers see a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/** Code of the consent form's worker; the form is told the address of its bundle. */
const WORKER = "lib/consent/images/image-worker.ts";

/**
 * Bundles the enhancements, the island loader and the consent form's worker into `assets/`, names
 * hashed by content. Islands become chunks that only pages with an island fetch; the loader and
 * the enhancements become one file, because each script fetched before a page paints holds it up.
 * @throws Error when a module does not build
 */
export async function bundleScripts({
  root,
  outDir,
  mode,
  counter,
}: BundleOptions): Promise<Bundles> {
  const addressOf = (file: string) =>
    `/${path.relative(outDir, path.resolve(root, file)).split(path.sep).join("/")}`;
  const bundle = async (
    name: string,
    entry: string,
    {
      banner = "",
      target = MINIMUM,
      ...options
    }: Pick<BuildOptions, "splitting" | "define" | "plugins"> & {
      banner?: string;
      target?: readonly string[];
    },
  ) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: { [name]: entry },
      outdir: path.join(outDir, ASSETS),
      bundle: true,
      splitting: options.splitting ?? false,
      plugins: options.plugins ?? [],
      format: "esm",
      target: [...target],
      minify: mode === "production",
      define: { "process.env.NODE_ENV": JSON.stringify(mode), ...options.define },
      entryNames: "[name].[hash]",
      chunkNames: "[name].[hash]",
      jsx: "automatic",
      legalComments: "none",
      banner: { js: banner },
      metafile: true,
      logLevel: "silent",
    });
    const { inputs, outputs } = metafile;
    return { inputs, outputs, entry: outputOf(outputs, (module) => module === entry) };
  };
  const [enhancements, worker, counting] = await Promise.all([
    bundle("enhancements", "lib/enhancements/main.ts", { target: READABLE }),
    bundle("consent-worker", WORKER, { splitting: true }),
    counter &&
      bundle("counter", "lib/enhancements/counter/main.ts", {
        define: { "process.env.COUNTER": JSON.stringify(JSON.stringify(counter)) },
      }),
  ]);
  const chunks = await bundle("chunks", "lib/islands/main.ts", {
    splitting: true,
    banner: COMPILE_EARLY,
    define: {
      "process.env.CONSENT_WORKER": JSON.stringify(addressOf(worker.entry)),
      // No island keeps anything on the device. The e-mail client looks for storage when it is
      // loaded, which throws where a visitor has blocked site data.
      localStorage: "undefined",
    },
  });
  // Written once more, whole: esbuild lets an entry import what its chunks share.
  await rm(path.resolve(root, chunks.entry));
  delete chunks.outputs[chunks.entry];
  const loader = await bundle("islands", "lib/islands/main.ts", {
    plugins: [importsOfChunks(chunks.outputs)],
    target: READABLE,
  });
  const integrity = await Promise.all(
    [enhancements, chunks, loader, ...(counting ? [counting] : [])].flatMap(({ outputs }) =>
      Object.keys(outputs).map(async (file) => {
        const bytes = await readFile(path.resolve(root, file));
        return [addressOf(file), integrityOf(bytes)] as const;
      }),
    ),
  );
  /** By island: React's chunks and its own, at once or with all that they may call for later. */
  const scriptsBy = (isDynamic: boolean, ...more: string[]) =>
    Object.fromEntries(
      Object.keys(islands).map((name) => {
        const found = new Set(more);
        for (const module of ["hydrate", name]) {
          addImported(chunks.outputs, byModule(chunks.outputs, module), isDynamic, found);
        }
        return [name, [...found].map(addressOf).sort()];
      }),
    );
  return {
    enhancements: addressOf(enhancements.entry),
    islands: addressOf(loader.entry),
    ...(counting && { counter: addressOf(counting.entry) }),
    islandScripts: scriptsBy(true, loader.entry),
    islandStart: scriptsBy(false),
    integrity: Object.fromEntries(integrity.sort(([a], [b]) => (a < b ? -1 : 1))),
    packages: packagesOf({ ...enhancements.inputs, ...worker.inputs, ...chunks.inputs }),
  };
}

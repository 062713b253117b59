import path from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import type { Counter } from "@/lib/content/schemas/marketing";
import { islands } from "@/lib/islands/registry";
import {
  ASSETS,
  addImported,
  addressOf,
  type Outputs,
  outputOf,
  packagesOf,
} from "./esbuild-outputs";
import { importsOfFiles, noteImports } from "./island-imports";
import { exportReact, HYDRATION, reactFrom } from "./react-file";

/** Bundled scripts, by what pages need them for; addresses start at the site's root. */
export interface Bundles {
  /** The one script of a page without an island. */
  enhancements: string;
  /** The first script of a page with an island: enhancements and loader. */
  islands: string;
  /** By island: every script that it may ever load, React included, without the loader. */
  islandScripts: Record<string, string[]>;
  /** By island: what it takes to start, React included, without the loader. */
  islandStart: Record<string, string[]>;
  /** The script that counts page views, where content names a counter. */
  counter?: string;
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

/** From these versions on everything works; docs/browsers.md. */
const MINIMUM = ["chrome88", "edge88", "firefox97", "ios15", "safari15"];
/** Below them the first script still has to be understood: it shows how to reach the firm. */
const READABLE = ["chrome80", "edge80", "firefox97", "ios15", "safari15"];

/** The consent form is told the address of the bundle. */
const WORKER = "lib/consent/images/image-worker.ts";
const LOADER = "lib/islands/main.ts";

/**
 * Tells Chromium to compile a script whole, beside the main thread and before it runs: React's
 * wrappers are otherwise read twice, on it. Other browsers see a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/**
 * Bundles the enhancements, the island loader and the consent form's worker into `assets/`, names
 * hashed by content. React becomes one file and each island another, which only pages with that
 * island fetch: a page names each of its files with its integrity. The loader and the enhancements
 * become one file, because each script fetched before a page paints delays it.
 * @throws Error when a module does not build
 */
export async function bundleScripts({
  root,
  outDir,
  mode,
  counter,
}: BundleOptions): Promise<Bundles> {
  const inputs: Metafile["inputs"] = {};
  const bundle = async (name: string, source: string, options: BuildOptions) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: { [name]: source },
      outdir: path.join(outDir, ASSETS),
      bundle: true,
      format: "esm",
      target: MINIMUM,
      minify: mode === "production",
      entryNames: "[name].[hash]",
      chunkNames: "[name].[hash]",
      jsx: "automatic",
      legalComments: "none",
      logLevel: "silent",
      ...options,
      metafile: true,
      define: { "process.env.NODE_ENV": JSON.stringify(mode), ...options.define },
    });
    Object.assign(inputs, metafile.inputs);
    const { outputs } = metafile;
    return { outputs, entry: outputOf(outputs, path.parse(source).name) };
  };

  const [enhancements, worker, counting] = await Promise.all([
    bundle("enhancements", "lib/enhancements/main.ts", { target: READABLE }),
    bundle("consent-worker", WORKER, { splitting: true }),
    counter &&
      bundle("counter", "lib/enhancements/counter/main.ts", {
        define: { "process.env.COUNTER": JSON.stringify(JSON.stringify(counter)) },
      }),
  ]);
  const chunk = (name: string, source: string, options: BuildOptions) =>
    bundle(name, source, { banner: { js: COMPILE_EARLY }, ...options });
  const react = await chunk("hydrate", HYDRATION, { plugins: [exportReact(root)] });
  const imported: string[] = [];
  await bundle("islands", LOADER, { plugins: [noteImports(imported)], write: false });
  const modules = imported.filter((module) => module.startsWith("@/"));
  const own = await Promise.all(
    modules.map((module) =>
      chunk(path.basename(module), module, {
        splitting: true,
        plugins: [reactFrom(react.entry)],
        define: {
          "process.env.CONSENT_WORKER": JSON.stringify(addressOf(worker.entry)),
          // No island keeps anything on the device. The e-mail client looks for storage when it is
          // loaded, which throws where a visitor has blocked site data.
          localStorage: "undefined",
        },
      }),
    ),
  );
  const outputs: Outputs = Object.assign({}, react.outputs, ...own.map((one) => one.outputs));
  const loader = await bundle("islands", LOADER, {
    plugins: [importsOfFiles(outputs)],
    target: READABLE,
  });

  /** By island: React's file and its own, at once or with all that they may call for later. */
  const scriptsBy = (withDynamic: boolean) =>
    Object.fromEntries(
      Object.keys(islands).map((name) => {
        const found = new Set([react.entry]);
        addImported(outputs, outputOf(outputs, name), withDynamic, found);
        return [name, [...found].map(addressOf).sort()];
      }),
    );
  return {
    enhancements: addressOf(enhancements.entry),
    islands: addressOf(loader.entry),
    ...(counting && { counter: addressOf(counting.entry) }),
    islandScripts: scriptsBy(true),
    islandStart: scriptsBy(false),
    packages: packagesOf(inputs),
  };
}

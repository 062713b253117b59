import { createRequire } from "node:module";
import path from "node:path";
import { type BuildOptions, build, buildSync, type Metafile, type Plugin } from "esbuild";
import { ASSETS } from "./files-below.ts";

type Outputs = Metafile["outputs"];
type Defines = Readonly<Record<string, string>>;

/** Which scripts a site has. Modules are paths from its root. */
export interface SiteScripts {
  /** The site's folder, absolute: modules and packages are resolved from it. */
  root: string;
  /** The module that pages without an island load; such pages have no script by default. */
  enhancements?: string;
  /**
   * The module that pages with an island load in its place. It calls `startIslands`; each module
   * that it imports by `import()`, directly or not, is an island, by the name of its file.
   */
  islands?: string;
  /** Further scripts by name: workers, and what the hook `customise` adds to pages. */
  more?: Readonly<Record<string, { entry: string; define?: Defines }>>;
  /** By the text of an import in any script: the module that it gets instead. */
  alias?: Defines;
  /** Texts that esbuild puts in for names in islands, given the addresses of further scripts. */
  defineInIslands?: (addresses: Defines) => Defines;
}

/** Bundled scripts, by what pages need them for; addresses begin at the site's root. */
export interface Bundles {
  enhancements: string | undefined;
  islands: string | undefined;
  more: Readonly<Record<string, string>>;
  /** By island: every script that it may ever load, React included, without the loader. */
  islandScripts: Readonly<Record<string, readonly string[]>>;
  /** By island: what it takes to start, React included, without the loader. */
  islandStart: Readonly<Record<string, readonly string[]>>;
  /** Folders of the packages whose code is in any of the scripts, from the root. */
  packages: string[];
}

interface Bundle {
  outputs: Outputs;
  /** The file made of the entry. */
  entry: string;
}

/** From these versions on islands work. */
const MINIMUM = ["chrome88", "edge88", "firefox97", "ios15", "safari15"];
/** Below them the first script still has to be understood: it may show what does not work. */
const READABLE = ["chrome80", "edge80", "firefox97", "ios15", "safari15"];

/**
 * Asks Chromium to compile a script whole, beside the main thread and before it runs: React's
 * wrappers are otherwise read twice, on it. For other browsers it is a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

const HYDRATION = "static-islands/hydrate";
const addressOf = (file: string) => `/${ASSETS}/${path.basename(file)}`;
const beside = (file: string) => ({ path: `./${path.basename(file)}`, external: true });

/** The module that hydrates islands, and all of React by name for the islands' own files. */
function reactModule(root: string): string {
  const require = createRequire(path.join(root, "package.json"));
  const taken = new Set(["default"]);
  const lines = ["react", "react-dom", "react/jsx-runtime"].map((from) => {
    // Neither internals nor names that another of the modules has too.
    const names = Object.keys(require(from)).filter(
      (name) => /^[a-z]\w*$/i.test(name) && !taken.has(name),
    );
    for (const name of names) taken.add(name);
    return `export {${names.join(",")}} from ${JSON.stringify(from)};`;
  });
  return [`export * from "${HYDRATION}";`, ...lines, 'export {default} from "react";'].join("\n");
}

/** Makes islands import React from its file: one React a page, and one file a kind of island. */
function reactFrom(file: string): Plugin {
  return {
    name: "react-from",
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom|\/jsx-runtime)?$/ }, () => beside(file));
    },
  };
}

/** Makes each `import()` of the loader ask for a file of its own. */
function importsOf(react: string, fileOf: (module: string) => Promise<string>): Plugin {
  return {
    name: "imports-of-islands",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path: module, kind, pluginData, ...from }) => {
        if (kind !== "dynamic-import" || pluginData === HYDRATION) return undefined;
        if (module === HYDRATION) return beside(react);
        const { resolveDir, importer } = from;
        const asked = { kind, resolveDir, importer, pluginData: HYDRATION };
        const { errors, path: found } = await resolve(module, asked);
        return errors.length > 0 ? { errors } : beside(await fileOf(found));
      });
    },
  };
}

/** A script and whatever it imports of its own bundle; `import()` counts only where asked for. */
function withImports(
  outputs: Outputs,
  file: string,
  withDynamic: boolean,
  found: Set<string>,
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: imported, kind, external } of outputs[file]?.imports ?? []) {
    if (!external && (withDynamic || kind !== "dynamic-import")) {
      withImports(outputs, imported, withDynamic, found);
    }
  }
  return found;
}

/** `node_modules/a/node_modules/@b/c/x.js` is of `node_modules/a/node_modules/@b/c`. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Bundles a site's scripts into `assets/`, names hashed by content. React becomes one file and each
 * island another, which only pages with that island fetch: a page names each of its files with its
 * integrity. The loader and the enhancements become one file, because each script fetched before a
 * page paints delays it.
 * @param outDir the folder served as the site
 * @param mode `development` keeps React's warnings, for tests
 * @throws Error when a module does not build
 */
export async function bundleScripts(
  { root, enhancements, islands, more = {}, alias = {}, defineInIslands }: SiteScripts,
  outDir: string,
  mode: "production" | "development" = "production",
): Promise<Bundles> {
  const inputs = new Set<string>();
  type Options = BuildOptions & { source?: string };
  const bundle = async (name: string, { source, define, ...others }: Options): Promise<Bundle> => {
    const { metafile } = await build({
      absWorkingDir: root,
      ...(source && { entryPoints: [source] }),
      outdir: path.join(outDir, ASSETS),
      bundle: true,
      format: "esm",
      alias: { ...alias },
      target: MINIMUM,
      minify: mode === "production",
      entryNames: `${name}.[hash]`,
      chunkNames: "[name].[hash]",
      jsx: "automatic",
      legalComments: "none",
      logLevel: "silent",
      ...others,
      metafile: true,
      define: { "process.env.NODE_ENV": JSON.stringify(mode), ...define },
    });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    const isEntry = (file: string) => path.basename(file).startsWith(`${name}.`);
    const entry = Object.keys(metafile.outputs).find(isEntry);
    if (!entry) throw new Error(`esbuild wrote no file for ${name}`);
    return { outputs: metafile.outputs, entry };
  };
  const optional = (name: string, source: string | undefined, plugins: Plugin[] = []) =>
    source === undefined ? undefined : bundle(name, { source, target: READABLE, plugins });

  const [first, ...others] = await Promise.all([
    optional("enhancements", enhancements),
    ...Object.entries(more).map(async ([name, { entry, define = {} }]) => {
      const file = await bundle(name, { source: entry, splitting: true, define: { ...define } });
      return [name, addressOf(file.entry)] as const;
    }),
  ]);
  const addresses = Object.fromEntries(others);

  const banner = { js: COMPILE_EARLY };
  const stdin = () => ({ contents: reactModule(root), resolveDir: root });
  const react = islands && (await bundle("hydrate", { stdin: stdin(), banner }));
  const built = new Map<string, Bundle & { source: string }>();
  const bundleIsland = async (source: string) => {
    const { name } = path.parse(source);
    const same = built.get(name);
    if (same && same.source !== source) throw new Error(`two islands are named ${name}`);
    const island = await bundle(name, {
      source,
      banner,
      splitting: true,
      plugins: react ? [reactFrom(react.entry)] : [],
      define: { ...defineInIslands?.(addresses) },
    });
    built.set(name, { ...island, source });
    return island.entry;
  };
  const loader =
    react && (await optional("islands", islands, [importsOf(react.entry, bundleIsland)]));

  /** By island: React's file and its own, at once or with all that they may call for later. */
  const scriptsBy = (withDynamic: boolean) =>
    Object.fromEntries(
      [...built].map(([name, { outputs, entry }]) => {
        const found = new Set(react ? [react.entry] : []);
        return [name, [...withImports(outputs, entry, withDynamic, found)].map(addressOf).sort()];
      }),
    );
  return {
    enhancements: first && addressOf(first.entry),
    islands: loader && addressOf(loader.entry),
    more: addresses,
    islandScripts: scriptsBy(true),
    islandStart: scriptsBy(false),
    packages: [...new Set([...inputs].flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort(),
  };
}

/**
 * Bundles a module into a script for the page itself, which runs before the page is painted.
 * @param entry path of the module from the root
 * @param define texts that esbuild puts in for names
 */
export function inlineScript(root: string, entry: string, define: Defines = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "chrome80",
    define: { ...define },
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

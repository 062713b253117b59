import { readFileSync } from "node:fs";
import path from "node:path";
import { integrityOf } from "../csp.ts";
import { readBuildConfig } from "../next/build-config.ts";
import { publicVariables } from "../next/public-variables.ts";
import { ownModule } from "../own-module.ts";
import { addressOf, type Bundle, type BundleSettings, bundle, type Definitions } from "./bundle.ts";
import { bundleFirstScript } from "./bundle-first-script.ts";
import { bundleIslands } from "./bundle-islands.ts";
import { bundleReact } from "./bundle-react.ts";
import { asClassicScript } from "./classic-script.ts";
import { inlineScript } from "./inline-script.ts";

/** A script beside those of the islands. */
export interface FurtherScript {
  /** Path of its module from the site's root. */
  entry: string;
  define?: Definitions;
  /**
   * Makes it one classic script, whose exports get this global name; else it is a module, in as many
   * files as it has parts that are fetched later.
   */
  globalName?: string;
  /** For a classic script: by the text of an import, the global name that it is taken from. */
  globals?: Definitions;
}

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
  more?: Readonly<Record<string, FurtherScript>>;
  /** By the text of an import in any script: the module that it gets instead. */
  alias?: Definitions;
  /**
   * The oldest browsers for which scripts are written, as esbuild names them: `chrome100`,
   * `safari16`. By default islands work from Chrome 88, Firefox 97 and Safari 15 on, and a page's
   * first script can be read by Chrome 80, so that it can say what does not work.
   */
  browsers?: readonly string[];
  /** What `next build` exported, absolute: islands have the names of its CSS modules. */
  from?: string;
  /** Texts that esbuild puts in for names in islands, given the further scripts by name. */
  defineInIslands?: (scripts: Readonly<Record<string, CheckedScript>>) => Definitions;
}

/** A script's address, and the integrity with which to fetch it. */
export interface CheckedScript {
  address: string;
  integrity: string;
}

/** Bundled scripts, by what pages need them for; addresses begin at the site's root. */
export interface Bundles {
  /** The first script of pages without an island. */
  enhancements: string | undefined;
  /** The first script of pages with an island. */
  islands: string | undefined;
  /** React, with what hydrates islands. */
  react: string | undefined;
  /** Further scripts by name. */
  more: Readonly<Record<string, string>>;
  /** By island: every script that it may ever load, React included, without the loader. */
  islandScripts: Readonly<Record<string, readonly string[]>>;
  /** By island: what its module imports as it starts, without the module itself and React. */
  islandStart: Readonly<Record<string, readonly string[]>>;
  /** Texts that were put in for names in islands. */
  islandDefinitions: Definitions;
  /** By island: the file of its module, absolute. */
  islandFiles: Readonly<Record<string, string>>;
  /** The text of the inline script that brings in the others once the page has been painted. */
  afterPaint: string;
  /** Folders of the packages whose code is in any of the scripts, from the root. */
  packages: string[];
}

/** Which imports of a script count: those at its start, or those that it may make later too. */
type ImportKinds = "at start" | "ever";

/** The entry of a bundle and what it imports of its own bundle, however far down. */
function filesOf({ entry, outputs }: Bundle, kinds: ImportKinds): string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) {
      continue;
    }
    found.add(file);
    for (const imported of outputs[file]?.imports ?? []) {
      const counts = kinds === "ever" || imported.kind !== "dynamic-import";
      if (counts && !imported.external) {
        waiting.push(imported.path);
      }
    }
  }
  return [...found];
}

/** Every script that an island may ever load, as {@link Bundles.islandScripts} has it. */
function scriptsOf(island: Bundle, react: Bundle, basePath: string): string[] {
  const files = [react.entry, ...filesOf(island, "ever")];
  return files.map((file) => addressOf(file, basePath)).sort();
}

/** What an island's module imports as it starts, as {@link Bundles.islandStart} has it. */
function startOf(island: Bundle, basePath: string): string[] {
  const imported = filesOf(island, "at start").filter((file) => file !== island.entry);
  return imported.map((file) => addressOf(file, basePath)).sort();
}

/** `node_modules/a/node_modules/@b/c/x.js` is of `node_modules/a/node_modules/@b/c`. */
const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Folders of the packages that have a file in one of the bundles. */
function packagesIn(bundles: readonly Bundle[]): string[] {
  const folders = new Set<string>();
  for (const file of bundles.flatMap(({ inputs }) => inputs)) {
    const [, folder] = PACKAGE_FOLDER.exec(file) ?? [];
    if (folder !== undefined) {
      folders.add(folder);
    }
  }
  return [...folders].sort();
}

function addressOfEntry(script: Bundle | undefined, basePath: string): string | undefined {
  return script && addressOf(script.entry, basePath);
}

/**
 * Bundles a site's scripts into `assets/`, names hashed by content. React becomes one file and each
 * island another, because a page names each file that it may load with its integrity. The loader
 * and the enhancements in it become one file, because each script that is fetched before a page
 * paints delays it.
 * @param outDir the folder that is served as the site
 * @param mode `development` keeps React's warnings, for tests
 * @throws Error when a module does not build
 */
export async function bundleScripts(
  scripts: SiteScripts,
  outDir: string,
  mode: BundleSettings["mode"] = "production",
): Promise<Bundles> {
  const { root, alias = {} } = scripts;
  const { basePath = "" } = readBuildConfig(root);
  const settings: BundleSettings = {
    root,
    outDir,
    mode,
    alias,
    define: publicVariables(root),
    ...(scripts.browsers && { browsers: scripts.browsers }),
    ...(scripts.from !== undefined && { nextExport: scripts.from }),
  };
  const bundles: Bundle[] = [];

  let enhancements: Bundle | undefined;
  if (scripts.enhancements !== undefined) {
    enhancements = await bundleFirstScript(settings, "enhancements", scripts.enhancements);
    bundles.push(enhancements);
  }

  const more: Record<string, string> = {};
  const checked: Record<string, CheckedScript> = {};
  for (const [name, script] of Object.entries(scripts.more ?? {})) {
    const further = await bundle(settings, name, {
      entryPoints: [script.entry],
      define: { ...script.define },
      ...(script.globalName === undefined
        ? { splitting: true }
        : asClassicScript(script.globalName, script.globals)),
    });
    const address = addressOf(further.entry, basePath);
    const content = readFileSync(path.join(outDir, addressOf(further.entry, "")));
    more[name] = address;
    checked[name] = { address, integrity: integrityOf(content) };
    bundles.push(further);
  }

  let react: Bundle | undefined;
  let loader: Bundle | undefined;
  const islandScripts: Record<string, string[]> = {};
  const islandStart: Record<string, string[]> = {};
  let islandFiles: Readonly<Record<string, string>> = {};
  let islandDefinitions: Definitions = {};
  if (scripts.islands !== undefined) {
    react = await bundleReact(settings);
    islandDefinitions = scripts.defineInIslands?.(checked) ?? {};
    const bundled = await bundleIslands(settings, scripts.islands, react, islandDefinitions);
    loader = bundled.loader;
    islandFiles = bundled.files;
    for (const [name, island] of bundled.islands) {
      islandScripts[name] = scriptsOf(island, react, basePath);
      islandStart[name] = startOf(island, basePath);
    }
    bundles.push(react, loader, ...bundled.islands.values());
  }

  const afterPaint = ownModule("browser/after-paint");
  return {
    enhancements: addressOfEntry(enhancements, basePath),
    islands: addressOfEntry(loader, basePath),
    react: addressOfEntry(react, basePath),
    more,
    islandScripts,
    islandStart,
    islandFiles,
    islandDefinitions,
    afterPaint: inlineScript(path.dirname(afterPaint), afterPaint),
    packages: packagesIn(bundles),
  };
}

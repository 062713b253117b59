import path from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { ASSETS } from "../files-below.ts";

/** Texts by the names that esbuild puts them in for. */
export type Definitions = Readonly<Record<string, string>>;

/** What all bundles of a site have in common. */
export interface BundleSettings {
  /** The site's folder, absolute. */
  root: string;
  /** The folder that is served as the site. */
  outDir: string;
  /** `development` keeps React's warnings, for tests. */
  mode: "production" | "development";
  /** By the text of an import: the module that it gets instead. */
  alias: Definitions;
}

/** The files that esbuild made of one entry. */
export interface Bundle {
  /** The file made of the entry itself, from the root. */
  entry: string;
  /** All files, with what each imports. */
  outputs: Metafile["outputs"];
  /** Every source file in them, from the root. */
  inputs: string[];
}

/** From these versions on islands work. */
const ISLAND_BROWSERS = ["chrome88", "edge88", "firefox97", "ios15", "safari15"];

/**
 * Asks Chromium to compile a script whole, beside the main thread and before it runs: React's
 * wrappers are otherwise read twice, on the main thread. For other browsers it is a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/**
 * Bundles one entry, with all it imports, into files of `assets/` whose names are hashed by content.
 * @param name of the file made of the entry
 * @param options the entry, and what differs from other bundles
 * @throws Error when a module does not build
 */
export async function bundle(
  settings: BundleSettings,
  name: string,
  options: BuildOptions,
): Promise<Bundle> {
  const { metafile } = await build({
    absWorkingDir: settings.root,
    outdir: path.join(settings.outDir, ASSETS),
    bundle: true,
    format: "esm",
    alias: { ...settings.alias },
    target: ISLAND_BROWSERS,
    minify: settings.mode === "production",
    entryNames: `${name}.[hash]`,
    chunkNames: "[name].[hash]",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "silent",
    ...options,
    metafile: true,
    define: { "process.env.NODE_ENV": JSON.stringify(settings.mode), ...options.define },
  });
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => path.basename(file).startsWith(`${name}.`));
  if (!entry) {
    throw new Error(`esbuild wrote no file for ${name}`);
  }
  return { entry, outputs: metafile.outputs, inputs: Object.keys(metafile.inputs) };
}

/** Where the site serves a file of a bundle: `/assets/chart.AB12CD34.js`. */
export function addressOf(file: string): string {
  return `/${ASSETS}/${path.basename(file)}`;
}

/** Makes an import refer to a file of another bundle, which is in the same folder. */
export function besideThis(file: string): { path: string; external: true } {
  return { path: `./${path.basename(file)}`, external: true };
}

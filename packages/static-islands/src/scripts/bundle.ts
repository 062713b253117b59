import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build, type Metafile, type OutputFile } from "esbuild";
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
  /** Texts for names in all scripts, which Next puts into client components too. */
  define: Definitions;
  /** The browsers for which scripts are written; islands and first scripts have their own by default. */
  browsers?: readonly string[];
  /** The folder that `next build` exported to, for the names of CSS modules. */
  nextExport?: string;
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

/** What esbuild writes where a `require` is left for the browser, which has none. */
const REQUIRE_LEFT = "Dynamic require of ";

/** @throws Error for a script that would fail in the browser */
function refuseRequire(
  { path: file, text }: OutputFile,
  imports: Metafile["outputs"][string]["imports"],
): void {
  if (!file.endsWith(".js") || !text.includes(REQUIRE_LEFT)) {
    return;
  }
  const modules = imports.filter(({ kind }) => kind === "require-call").map(({ path }) => path);
  const named = modules.length > 0 ? ` (${modules.join(", ")})` : "";
  throw new Error(
    `${path.basename(file)}: a require() is left in this script${named}, and browsers have none: import an ES module of that package, or give it another by \`alias\``,
  );
}

/** `new URL("./worker.ts", import.meta.url)`, of which Next makes a file. */
const FILE_BESIDE = /new URL\(\s*(["'`][^"'`]+["'`])\s*,\s*import\.meta\.url/;

/** @throws Error for a script that asks for a file which the export does not have */
function refuseFilesBeside({ path: file, text }: OutputFile): void {
  const [, address] = file.endsWith(".js") ? (FILE_BESIDE.exec(text) ?? []) : [];
  if (address !== undefined) {
    throw new Error(
      `${path.basename(file)}: new URL(${address}, import.meta.url) leads to no file of the export: bundle a worker by \`more\`, put other files into public/, and write their addresses`,
    );
  }
}

/** In Next, too, variables that are not public are undefined in a browser. */
const NO_VARIABLES: Definitions = { "process.env": "{}" };

function asksForVariables(files: readonly OutputFile[]): boolean {
  return files.some(({ path: file, text }) => file.endsWith(".js") && text.includes("process.env"));
}

function buildOnce(
  settings: BundleSettings,
  name: string,
  options: BuildOptions,
  define: Definitions,
) {
  return build({
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
    ...(settings.browsers && { target: [...settings.browsers] }),
    metafile: true,
    write: false,
    define: {
      ...define,
      ...settings.define,
      "process.env.NODE_ENV": JSON.stringify(settings.mode),
      ...options.define,
    },
  });
}

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
  const asNeeded = await buildOnce(settings, name, options, {});
  // Written only where it is needed: it makes scripts longer that do without.
  const { metafile, outputFiles } = asksForVariables(asNeeded.outputFiles)
    ? await buildOnce(settings, name, options, NO_VARIABLES)
    : asNeeded;
  const files = Object.keys(metafile.outputs);
  await mkdir(path.join(settings.outDir, ASSETS), { recursive: true });
  for (const [index, output] of outputFiles.entries()) {
    refuseRequire(output, metafile.outputs[files[index] ?? ""]?.imports ?? []);
    if (settings.mode === "production") {
      refuseFilesBeside(output);
    }
    await writeFile(output.path, output.contents);
  }
  const entry = files.find((file) => path.basename(file).startsWith(`${name}.`));
  if (!entry) {
    throw new Error(`esbuild wrote no file for ${name}`);
  }
  return { entry, outputs: metafile.outputs, inputs: Object.keys(metafile.inputs) };
}

/**
 * Where the site serves a file of a bundle: `/assets/chart.AB12CD34.js`.
 * @param basePath of the site's addresses; may be empty
 */
export function addressOf(file: string, basePath: string): string {
  return `${basePath}/${ASSETS}/${path.basename(file)}`;
}

/** Makes an import refer to a file of another bundle, which is in the same folder. */
export function besideThis(file: string): { path: string; external: true } {
  return { path: `./${path.basename(file)}`, external: true };
}

import path from "node:path";
import { build, type Metafile } from "esbuild";

/** Bundled scripts, by what pages need them for; addresses start at the site's root. */
export interface Bundles {
  behaviours: string;
  islands: string;
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

function addressOf(metafile: Metafile, entry: string, outDir: string): string {
  const output = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === entry,
  );
  if (!output) throw new Error(`esbuild wrote no file for ${entry}`);
  return `/${path.relative(outDir, path.resolve(output[0])).split(path.sep).join("/")}`;
}

/**
 * Bundles the behaviours and the island loader into `assets/`, names hashed by content.
 * Islands become chunks that only pages with an island fetch.
 * @throws Error when a module does not build
 */
export async function bundleScripts({ root, outDir, mode }: BundleOptions): Promise<Bundles> {
  const bundle = async (name: keyof Bundles, splitting: boolean) => {
    const entry = `lib/${name}/main.ts`;
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: { [name]: entry },
      outdir: path.join(outDir, ASSETS),
      bundle: true,
      splitting,
      format: "esm",
      target: ["es2022", "safari16"],
      minify: mode === "production",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      entryNames: "[name].[hash]",
      chunkNames: "[name].[hash]",
      jsx: "automatic",
      legalComments: "none",
      metafile: true,
      logLevel: "silent",
    });
    return addressOf(metafile, entry, outDir);
  };
  // Apart, because a chunk shared with the islands would be a second request on every page.
  const [behaviours, islands] = await Promise.all([
    bundle("behaviours", false),
    bundle("islands", true),
  ]);
  return { behaviours, islands };
}

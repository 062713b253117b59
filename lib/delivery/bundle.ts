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

/** Code of the consent form's worker; the form is told the address of its bundle. */
const WORKER = "lib/consent/worker.ts";

/**
 * Bundles the behaviours, the island loader and the consent form's worker into `assets/`, names
 * hashed by content. Islands become chunks that only pages with an island fetch.
 * @throws Error when a module does not build
 */
export async function bundleScripts({ root, outDir, mode }: BundleOptions): Promise<Bundles> {
  const bundle = async (
    name: string,
    entry: string,
    { splitting, define }: { splitting: boolean; define?: Record<string, string> },
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
      metafile: true,
      logLevel: "silent",
    });
    return addressOf(metafile, entry, outDir);
  };
  // Apart, because a chunk shared with the islands would be a second request on every page.
  const [behaviours, worker] = await Promise.all([
    bundle("behaviours", "lib/behaviours/main.ts", { splitting: false }),
    bundle("consent-worker", WORKER, { splitting: true }),
  ]);
  const islands = await bundle("islands", "lib/islands/main.ts", {
    splitting: true,
    define: {
      "process.env.CONSENT_WORKER": JSON.stringify(worker),
      // No island keeps anything on the device. The e-mail client looks for storage when it is
      // loaded, which throws where a visitor has blocked site data.
      localStorage: "undefined",
    },
  });
  return { behaviours, islands };
}

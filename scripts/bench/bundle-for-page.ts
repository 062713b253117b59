import { build } from "esbuild";

/**
 * Bundles a module into one script for a page that is only measured, with nothing written to disk.
 * @param entry path from the repository's root
 * @throws Error when it does not build
 */
export async function bundleForPage(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: ["es2022", "safari16"],
    minify: true,
    legalComments: "none",
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild made nothing of ${entry}`);
  return script.text;
}

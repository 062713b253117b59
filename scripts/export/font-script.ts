import { buildSync } from "esbuild";

/**
 * Writes the inline script that chooses a page's fonts before it is painted.
 * @param root the repository's root
 * @param files addresses of the page's font files
 */
export function fontScript(root: string, files: readonly string[]): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ["lib/enhancements/fonts/main.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    // It stands in the page and runs in every browser that runs any of our scripts.
    target: "chrome80",
    define: { WEB_FONTS: JSON.stringify(files) },
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

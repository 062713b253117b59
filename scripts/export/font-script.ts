import { buildSync } from "esbuild";

/**
 * Writes the script that chooses a page's fonts before it is painted, small enough to stand in the
 * page.
 * @param root the repository's root
 * @returns the script, given the font files of a page
 */
export function fontScripts(root: string): (addresses: readonly string[]) => string {
  /** Most pages have the same files. */
  const written = new Map<string, string>();
  return (addresses) => {
    const fonts = JSON.stringify(addresses);
    const script = written.get(fonts) ?? bundleScript(root, fonts);
    written.set(fonts, script);
    return script;
  };
}

function bundleScript(root: string, fonts: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ["lib/enhancements/fonts/main.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    // It stands in the page and runs in every browser that runs any of our scripts.
    target: "chrome80",
    define: { WEB_FONTS: fonts },
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

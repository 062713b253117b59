import { buildSync } from "esbuild";

/** A script that stands in the page, and runs in every browser that runs any of our scripts. */
function inlineScript(root: string, entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "chrome80",
    define,
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Writes the inline script that chooses a page's fonts before it is painted.
 * @param root the repository's root
 * @param files addresses of the page's font files
 */
export function fontScript(root: string, files: readonly string[]): string {
  return inlineScript(root, "lib/enhancements/fonts/main.ts", {
    WEB_FONTS: JSON.stringify(files),
  });
}

/** Writes the inline script that shows announcements on their days, before they are painted. */
export function announcementScript(root: string): string {
  return inlineScript(root, "lib/enhancements/announcements/main.ts");
}

import { buildSync } from "esbuild";
import type { Definitions } from "./bundle.ts";

/**
 * Bundles a module into the text of a script that stands in a page itself.
 * @param root the folder from which the module's path counts, absolute
 * @param entry path of the module
 * @param define texts that esbuild puts in for names
 * @throws Error when a module does not build
 */
export function inlineScript(root: string, entry: string, define: Definitions = {}): string {
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

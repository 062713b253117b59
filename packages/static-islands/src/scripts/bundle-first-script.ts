import type { Plugin } from "esbuild";
import { type Bundle, type BundleSettings, bundle } from "./bundle.ts";

/**
 * Older than the browsers that islands need: the first script has to be understood there, because
 * it may show what does not work.
 */
const READABLE_BROWSERS = ["chrome80", "edge80", "firefox97", "ios15", "safari15"];

/**
 * Bundles the first script of a page into one file, as each script that is fetched before a page
 * paints delays it.
 * @param source path of the module from the root
 */
export function bundleFirstScript(
  settings: BundleSettings,
  name: string,
  source: string,
  plugins: Plugin[] = [],
): Promise<Bundle> {
  return bundle(settings, name, { entryPoints: [source], target: READABLE_BROWSERS, plugins });
}

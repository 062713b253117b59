import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Of the site's `next.config`, what an export has to know. */
export interface BuildConfig {
  env?: Readonly<Record<string, string>>;
  basePath?: string;
  assetPrefix?: string;
  trailingSlash?: boolean;
}

/**
 * Reads the configuration with which `next build` has built a site.
 * @param root the site's folder, in which Next builds into `.next`
 * @returns nothing where there is no build
 */
export function readBuildConfig(root: string): BuildConfig {
  const file = path.join(root, ".next", "required-server-files.json");
  if (!existsSync(file)) {
    return {};
  }
  const { config = {} } = JSON.parse(readFileSync(file, "utf8")) as { config?: BuildConfig };
  return config;
}

/** A file of the site by an address in a page, as it is named in the export: with a slash in front. */
export function withoutBase(
  address: string,
  { basePath = "", assetPrefix = "" }: BuildConfig,
): string {
  const prefix = [assetPrefix, basePath].find(
    (base) => base !== "" && address.startsWith(`${base}/`),
  );
  return prefix === undefined ? address : address.slice(prefix.length);
}

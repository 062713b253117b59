import { createRequire } from "node:module";
import path from "node:path";
import { readBuildConfig } from "./build-config.ts";

/** What Next puts into scripts by name. */
const PUBLIC = /^NEXT_PUBLIC_\w+$/;

interface NextEnv {
  loadEnvConfig: (
    folder: string,
    isDevelopment: boolean,
    log: { info: () => void; error: (message: string) => unknown },
  ) => { combinedEnv: Readonly<Record<string, string | undefined>> };
}

/** The environment as `next build` sees it, with the `.env` files of the site. */
function environmentOf(root: string): Readonly<Record<string, string | undefined>> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  try {
    const require = createRequire(resolve("next/package.json"));
    const { loadEnvConfig } = require("@next/env") as NextEnv;
    const error = (message: string) => process.stderr.write(`${message}\n`);
    // What a program has set since Next last read the files counts too.
    return { ...loadEnvConfig(root, false, { info() {}, error }).combinedEnv, ...process.env };
  } catch {
    return process.env;
  }
}

/**
 * Texts that Next puts into client components for `process.env.…`: variables that begin with
 * NEXT_PUBLIC_, and those of `env` in the site's configuration.
 * @param root the site's folder
 * @returns definitions as esbuild takes them
 */
export function publicVariables(root: string): Record<string, string> {
  const definitions: Record<string, string> = {};
  const fromConfig = readBuildConfig(root).env ?? {};
  for (const [name, value] of Object.entries({ ...environmentOf(root), ...fromConfig })) {
    const isPublic = PUBLIC.test(name) || name in fromConfig;
    if (isPublic && value !== undefined) {
      definitions[`process.env.${name}`] = JSON.stringify(value);
    }
  }
  return definitions;
}

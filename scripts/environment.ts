import nextEnv from "@next/env";
import { type ProviderKeys, readProviderKeys } from "@/lib/consent/providers/provider-keys";

interface EnvironmentOptions {
  /** The folder with package.json and the .env files. */
  folder?: string;
  /** As `next dev` reads them: `.env.development` in place of `.env.production`. */
  isDevelopment?: boolean;
}

/**
 * Brings `.env`, `.env.production`, `.env.local` and `.env.production.local` into process.env, by
 * Next's own loader: later ones win, exported variables win over all, `$NAME` is filled in.
 * Every script that reads a setting of the site calls this first, or it and the pages disagree.
 * @throws whatever the loader meets, such as a file that this user may not read
 */
export function loadEnvironment({
  folder = process.cwd(),
  isDevelopment = false,
}: EnvironmentOptions = {}): void {
  // Next itself names the files when it loads them for the pages.
  nextEnv.loadEnvConfig(folder, isDevelopment, { info() {}, error: console.error });
}

/**
 * The consent form's keys, however they were set. Half a set ends the program with a sentence that
 * names the rest.
 */
export function providerKeysOrExit(options: EnvironmentOptions = {}): ProviderKeys | null {
  loadEnvironment(options);
  try {
    return readProviderKeys(process.env);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}

import { existsSync } from "node:fs";
import nextEnv from "@next/env";
import { type ProviderKeys, readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";

/**
 * Brings the .env files into process.env by Next's own loader. Every script that reads a setting of
 * the site calls this first, or it and the pages disagree.
 * @param isDevelopment `.env.development` in place of `.env.production`
 */
export function loadEnvironment(isDevelopment = false, folder = process.cwd()): void {
  // Next itself names the files when it loads them for the pages.
  nextEnv.loadEnvConfig(folder, isDevelopment, { info() {}, error: console.error });
}

/** Ends the program with a sentence, or that of an error without its stack. */
export function exitWith(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

/** For commands that look at the built site: without one the program ends. */
export function requireBuiltSite(): void {
  if (!existsSync("out/index.html")) {
    exitWith("There is no site in out/ yet. Run npm run build first.");
  }
}

/**
 * The consent form's keys, however they were set. Half a set ends the program, naming the rest, and
 * so does a recipient to which nothing can be sealed.
 */
export function providerKeysOrExit(isDevelopment = false): ProviderKeys | null {
  loadEnvironment(isDevelopment);
  try {
    readRecipients(process.env);
    return readProviderKeys(process.env);
  } catch (cause) {
    return exitWith(cause);
  }
}

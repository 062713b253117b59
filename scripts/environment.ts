import { existsSync } from "node:fs";
import nextEnv from "@next/env";
import { type ProviderKeys, readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";

/** Scripts must call this before they read settings, or these may differ from those of pages. */
export function loadEnvironment(isDevelopment = false, folder = process.cwd()): void {
  // Without Next's info messages, which name the files; it prints them for the pages too.
  const log = { info() {}, error: console.error };
  nextEnv.loadEnvConfig(folder, isDevelopment, log);
}

/** Prints a sentence, or an error's message without its stack, and exits with code 1. */
export function exitWith(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

/** Exits the process if the site has not been built. */
export function requireBuiltSite(): void {
  if (!existsSync("out/index.html")) {
    exitWith("There is no site in out/ yet. Run npm run build first.");
  }
}

/** The consent form's keys. Exits the process if some are missing or a recipient is invalid. */
export function providerKeysOrExit(isDevelopment = false): ProviderKeys | null {
  loadEnvironment(isDevelopment);
  try {
    readRecipients(process.env);
    return readProviderKeys(process.env);
  } catch (cause) {
    return exitWith(cause);
  }
}

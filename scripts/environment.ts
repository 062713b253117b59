import { existsSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import nextEnv from "@next/env";
import { type ProviderKeys, readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";
import { siteUrl } from "@/lib/site/site-url";
import { type DayArguments, readDayArguments } from "./preview-day";
import { checkSettings } from "./settings";
import { unknownOption } from "./unknown-option";
import { type CommandName, usageOf } from "./usage";

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

/** A command's `--today DAY` and its other arguments. Exits the process if that is no day. */
export function dayArgumentsOrExit(args: readonly string[]): DayArguments {
  try {
    return readDayArguments(args);
  } catch (cause) {
    return exitWith(cause);
  }
}

/**
 * A command's arguments. Exits the process for an option that it does not have.
 * @param config as of Node's `parseArgs`
 */
export function argumentsOrExit<Config extends ParseArgsConfig>(
  command: CommandName,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const known = Object.keys(config.options ?? {});
  const unknown = unknownOption(config.args ?? process.argv.slice(2), known);
  if (unknown) return exitWith(`${unknown}\n${usageOf(command)}`);
  try {
    return parseArgs(config);
  } catch (cause) {
    // Node goes on with advice on arguments that begin with a dash.
    const [what] = String(cause instanceof Error ? cause.message : cause).split(". To specify");
    return exitWith(`${what}.\n${usageOf(command)}`);
  }
}

/** Exits the process if the site has not been built. */
export function requireBuiltSite(): void {
  if (!existsSync("out/index.html")) {
    exitWith("There is no site in out/ yet. Run npm run build first.");
  }
}

/**
 * Loads the settings, and exits the process for what was set and would not be understood.
 * @returns sentences on what is not read and may not be meant for this site
 */
export function loadSettingsOrExit(isDevelopment = false): string[] {
  const exported = { ...process.env };
  loadEnvironment(isDevelopment);
  const { mistakes, notes } = checkSettings(process.cwd(), isDevelopment, exported, process.env);
  if (mistakes.length > 0) exitWith(mistakes.join("\n"));
  return notes;
}

/** The consent form's keys. Exits the process if some are missing or a setting is invalid. */
export function providerKeysOrExit(isDevelopment = false): ProviderKeys | null {
  loadSettingsOrExit(isDevelopment);
  try {
    siteUrl({ site: "" }, process.env);
    readRecipients(process.env);
    return readProviderKeys(process.env);
  } catch (cause) {
    return exitWith(cause);
  }
}

const LARGEST_PORT = 65_535;

/**
 * The port that a variable names. Exits the process if it names none.
 * @param fallback where the variable is not set
 */
export function portOrExit(name: string, fallback: number): number {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const isPort = /^\d{1,5}$/.test(text) && Number(text) <= LARGEST_PORT;
  return isPort
    ? Number(text)
    : exitWith(`${name}: expected a port such as ${fallback}, got "${text}".`);
}

/**
 * A command with a variable, as somebody types it: in PowerShell on Windows, in a shell elsewhere.
 * @param platform as `process.platform`
 */
export function withVariable(
  name: string,
  value: string,
  command: string,
  platform: string = process.platform,
): string {
  if (platform === "win32") return `$env:${name}="${value}"; ${command}`;
  return `${name}=${value} ${command}`;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "@/lib/delivery/find-browser";

/** Playwright's command run by this Node: npx is a .cmd file on Windows, which spawn refuses. */
export const playwrightCommand = [
  process.execPath,
  resolve("node_modules/@playwright/test/cli.js"),
] as const;

const CHECK_TIMEOUT_MS = 20_000;

/**
 * Path of a browser that runs; installs one where there is none. Where none can be had, ends the
 * program with a sentence on what to install.
 */
export function browserOrExit(): string {
  const browser = findBrowser({
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run: (command, args, timeout = CHECK_TIMEOUT_MS) =>
      spawnSync(command, args, { stdio: "ignore", timeout }).status === 0,
    playwrightBrowser: chromium.executablePath(),
    playwrightCommand,
    say: (sentence) => console.log(sentence),
  });
  if (browser.ok) return browser.path;
  console.error(browser.advice);
  process.exit(1);
}

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { findBrowser } from "./find-browser";
import { machine } from "./machine";

/** Playwright's command run by this Node: npx is a .cmd file on Windows, which spawn refuses. */
export const playwrightCommand = [
  process.execPath,
  resolve("node_modules/@playwright/test/cli.js"),
] as const;

/** chrome-launcher throws where it finds nothing. */
function installed(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

/**
 * Path of a browser that runs; installs one where there is none. Where none can be had, ends the
 * program with a sentence on what to install.
 */
export function browserOrExit(): string {
  const browser = findBrowser({
    ...machine,
    env: process.env,
    exists: existsSync,
    installed,
    playwrightBrowser: chromium.executablePath(),
    playwrightCommand,
  });
  if (browser.ok) return browser.path;
  console.error(browser.advice);
  process.exit(1);
}

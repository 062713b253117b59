import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { exitWith } from "@/scripts/environment";

/** Playwright's CLI, run with this Node: npx is a .cmd file on Windows, which spawn rejects. */
export const PLAYWRIGHT = resolve("node_modules/@playwright/test/cli.js");
/** Where unpack-chromium.sh puts what it downloads. */
const UNPACKED = resolve("node_modules/.cache/debian-chromium");
const UNPACK_SCRIPT = fileURLToPath(new URL("unpack-chromium.sh", import.meta.url));
const SHELL = "chromium-headless-shell";
const NO_BROWSER =
  "The browser tests need Chromium or Chrome, and none that works was found: run `npx playwright install --with-deps chromium` (on Debian `sudo apt-get install chromium` does as well), or set CHROMIUM_PATH to one in an unusual place.";

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const TRIAL_OPTIONS =
  process.platform === "win32"
    ? ["--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    : ["--version"];

/** For playwright.config.ts: paths of the whole browser and of its headless shell. */
export function browserPathsOrExit() {
  const browser = browserOrExit();
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: headlessShell(browser) };
}

/** Path of a working Chromium, installed if necessary; exits the process without one. */
export function browserOrExit(): string {
  const installed = findBrowser();
  if (installed) return installed;

  console.log("No browser yet: installing one, which may take some minutes.");
  installWithPlaywright();
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  unpackDebianPackage("chromium");
  return findBrowser() ?? exitWith(NO_BROWSER);
}

/** The first browser that works: the one named, an installed one, one that was downloaded. */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  const downloaded = [chromium.executablePath(), `${UNPACKED}/chromium`];
  return [...named, ...installedBrowsers(), ...downloaded].find(works);
}

function installedBrowsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // Throws if there is none.
    return [];
  }
}

/**
 * Runs the browser: Ubuntu's chromium-browser is only a stub, and a download may lack libraries.
 * Browsers from the snap store cannot read /tmp or the tests' fonts.
 */
function works(path: string): boolean {
  const output = run(path, ...TRIAL_OPTIONS);
  return output !== undefined && !/\bsnap\b/.test(output);
}

function installWithPlaywright(): void {
  // An ordinary user is not asked for a password, and does without the browser's libraries.
  const mayInstall = process.getuid?.() === 0 || run("sudo", "-n", "true") !== undefined;
  const libraries = mayInstall ? ["--with-deps"] : [];
  run(process.execPath, PLAYWRIGHT, "install", ...libraries, "chromium");
}

function unpackDebianPackage(name: string): void {
  run("sh", UNPACK_SCRIPT, UNPACKED, name);
}

/**
 * Chromium's headless shell opens pages faster than the whole browser.
 * @returns its path, fetched where the browser is Debian's; empty for Playwright's own, which
 *   Playwright finds; the browser's where there is none
 */
function headlessShell(browser: string): string {
  if (browser === chromium.executablePath()) return "";
  if (!browser.endsWith("/chromium")) return browser;

  const installed = findShell();
  if (installed) return installed;
  unpackDebianPackage(SHELL);
  return findShell() ?? browser;
}

function findShell(): string | undefined {
  return [`/usr/bin/${SHELL}`, `${UNPACKED}/${SHELL}`].find(opensPages);
}

/** Without the browser's files the shell prints its version, but opens no page. */
function opensPages(path: string): boolean {
  const page = run(path, "--no-sandbox", "--dump-dom", "about:blank");
  return Boolean(page);
}

/** @returns what the command printed; undefined if it failed */
function run(command: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, args, {
    // Without stdin, a password prompt fails instead of waiting.
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    timeout: 10 * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}

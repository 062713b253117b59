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
const UNPACK = [
  "sh",
  fileURLToPath(new URL("unpack-chromium.sh", import.meta.url)),
  UNPACKED,
] as const;
const SHELL = "chromium-headless-shell";
const NO_BROWSER =
  "The browser tests need Chromium or Chrome, and none that works was found: run `npx playwright install --with-deps chromium` (on Debian `sudo apt-get install chromium` does as well), or set CHROMIUM_PATH to one in an unusual place.";

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const CHECK =
  process.platform === "win32"
    ? ["--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    : ["--version"];

/** @returns the command's output, undefined if it failed */
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

/**
 * Runs the browser: Ubuntu's chromium-browser is only a stub, and a download may lack libraries.
 * Browsers from the snap store cannot read /tmp or the tests' fonts.
 */
const works = (path: string) => !/\bsnap\b/.test(run(path, ...CHECK) ?? "snap");

function found(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const fetched = [chromium.executablePath(), `${UNPACKED}/chromium`];
  try {
    fetched.unshift(...Launcher.getInstallations());
  } catch {
    // Throws if there is none.
  }
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...fetched].find(works);
}

/** Path of a working Chromium, installed if necessary; exits the process without one. */
export function browserOrExit(): string {
  const installed = found();
  if (installed) return installed;
  console.log("No browser yet: installing one, which may take some minutes.");
  const mayInstall = process.getuid?.() === 0 || run("sudo", "-n", "true") !== undefined;
  const libraries = mayInstall ? ["--with-deps"] : [];
  run(process.execPath, PLAYWRIGHT, "install", ...libraries, "chromium");
  const downloaded = found();
  if (downloaded) return downloaded;
  run(...UNPACK, "chromium");
  return found() ?? exitWith(NO_BROWSER);
}

/**
 * Chromium's headless shell opens pages faster than the whole browser.
 * @returns its path, fetched where the browser is Debian's; empty for Playwright's own, which
 *   Playwright finds; the browser's where there is none
 */
function headlessShell(browser: string): string {
  if (browser === chromium.executablePath()) return "";
  if (!browser.endsWith("/chromium")) return browser;
  // Without the browser's files it prints its version, but opens no page.
  const opensPages = (path: string) => run(path, "--no-sandbox", "--dump-dom", "about:blank");
  const find = () => [`/usr/bin/${SHELL}`, `${UNPACKED}/${SHELL}`].find(opensPages);
  const shell = find();
  if (shell) return shell;
  run(...UNPACK, SHELL);
  return find() ?? browser;
}

/** For playwright.config.ts: paths of the whole browser and of its headless shell. */
export function browserPathsOrExit() {
  const browser = browserOrExit();
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: headlessShell(browser) };
}

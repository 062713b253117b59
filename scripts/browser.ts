import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { exitWith } from "./environment";

/** Playwright's command, run by this Node: npx is a .cmd file on Windows, which spawn refuses. */
export const PLAYWRIGHT = resolve("node_modules/@playwright/test/cli.js");
/** Where unpack-chromium.sh leaves its browser. */
const UNPACKED = resolve("node_modules/.cache/debian-chromium");
export const NO_BROWSER =
  "The browser tests need Chromium or Chrome, and none that works was found: run `npx playwright install --with-deps chromium` (on Debian `sudo apt-get install chromium` does as well), or set CHROMIUM_PATH to one in an unusual place.";

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const CHECK =
  process.platform === "win32"
    ? ["--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    : ["--version"];

/** Runs a command to its end, silently. @returns what it printed, undefined when it failed */
function run(command: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, args, {
    // Nothing to read: what asks for a password fails instead of waiting for one.
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    timeout: 10 * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}

/**
 * A file is not enough: Ubuntu's chromium-browser is a stub, and a download may lack libraries.
 * Those from the snap store see neither /tmp nor the tests' fonts.
 */
const works = (path: string) => !/\bsnap\b/.test(run(path, ...CHECK) ?? "snap");

function found(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const fetched = [chromium.executablePath(), `${UNPACKED}/chromium`];
  try {
    fetched.unshift(...Launcher.getInstallations());
  } catch {
    // It throws where it finds nothing.
  }
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...fetched].find(works);
}

/** Path of a Chromium that runs, fetched where there is none; without one the program ends. */
export function browserOrExit(): string {
  const installed = found();
  if (installed) return installed;
  console.log("No browser yet: installing one, which may take some minutes.");
  const mayInstall = process.getuid?.() === 0 || run("sudo", "-n", "true") !== undefined;
  const libraries = mayInstall ? ["--with-deps"] : [];
  run(process.execPath, PLAYWRIGHT, "install", ...libraries, "chromium");
  const downloaded = found();
  if (downloaded) return downloaded;
  run("sh", resolve("scripts/unpack-chromium.sh"), UNPACKED);
  return found() ?? exitWith(NO_BROWSER);
}

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";

/** Playwright's command run by this Node: npx is a .cmd file on Windows, which spawn refuses. */
const PLAYWRIGHT = [process.execPath, resolve("node_modules/@playwright/test/cli.js")] as const;

/** Where unpack-chromium.sh leaves its browser. */
const UNPACKED = resolve("node_modules/.cache/debian-chromium");

export const NO_BROWSER =
  "The browser tests need Chromium or Chrome, and none that works was found: run `npx playwright install --with-deps chromium` (on Debian `sudo apt-get install chromium` does as well), or set CHROMIUM_PATH to one in an unusual place.";

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const CHECK =
  process.platform === "win32"
    ? ["--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    : ["--version"];

export interface Machine {
  isRoot: boolean;
  /** Where browsers may be, best first. */
  candidates(): readonly string[];
  /** Runs a command to its end, silently. @returns what it printed, undefined when it failed */
  run(command: string, ...args: string[]): string | undefined;
}

/**
 * Finds a Chromium that runs. Where there is none, asks Playwright for one, then Debian's package
 * manager, and never for a password.
 * @returns its path; undefined where none can be had
 */
export function findBrowser({ isRoot, candidates, run }: Machine): string | undefined {
  // A file is not enough: Ubuntu's chromium-browser is a stub, and a download may lack libraries.
  // Those from the snap store see neither /tmp nor the tests' fonts.
  const works = (path: string) => !/\bsnap\b/.test(run(path, ...CHECK) ?? "snap");
  const found = () => candidates().find(works);
  const installed = found();
  if (installed) return installed;

  console.log("No browser yet: installing one, which may take some minutes.");
  const mayInstall = isRoot || run("sudo", "-n", "true") !== undefined;
  run(...PLAYWRIGHT, "install", ...(mayInstall ? ["--with-deps"] : []), "chromium");
  const downloaded = found();
  if (downloaded) return downloaded;
  run("sh", resolve("scripts/unpack-chromium.sh"), UNPACKED);
  return found();
}

/** chrome-launcher knows the usual places and CHROME_PATH; it throws where it finds nothing. */
function installedBrowsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

/** Path of a browser that runs; without one it ends the program with a sentence. */
export function browserOrExit(): string {
  const { CHROMIUM_PATH } = process.env;
  const path = findBrowser({
    isRoot: process.getuid?.() === 0,
    candidates: () => [
      ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
      ...installedBrowsers(),
      chromium.executablePath(),
      `${UNPACKED}/chromium`,
    ],
    run(command, ...args) {
      // Nothing to read: what asks for a password fails instead of waiting for one.
      const { status, stdout, stderr } = spawnSync(command, args, {
        stdio: ["ignore", "pipe", "pipe"],
        encoding: "utf8",
        timeout: 10 * 60_000,
        maxBuffer: 64 * 1024 * 1024,
      });
      return status === 0 ? `${stdout}${stderr}` : undefined;
    },
  });
  if (CHROMIUM_PATH && CHROMIUM_PATH !== path) {
    console.log(`${CHROMIUM_PATH} (CHROMIUM_PATH) does not run.`);
  }
  if (path) return path;
  console.error(NO_BROWSER);
  process.exit(1);
}

/**
 * Runs `playwright test` to its end.
 * @param env added to this process's environment
 * @returns whether every test passed
 */
export function runPlaywright(
  options: readonly string[],
  env: Record<string, string> = {},
  folder = ".",
): boolean {
  const [node, cli] = PLAYWRIGHT;
  const { status } = spawnSync(node, [cli, "test", ...options], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

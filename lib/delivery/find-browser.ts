import { browserCandidates } from "./browser-candidates";
import { browserInstallers } from "./browser-installers";

/** What finding a browser needs from the outside world. */
export interface BrowserEffects {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** Whether this process is the system's administrator; if not, passwordless sudo is tried. */
  isRoot: boolean;
  exists(path: string): boolean;
  /**
   * Runs a command to its end, silently.
   * @returns false when it cannot start, fails, or takes longer than `timeoutMs` (default: a short
   * time, enough for `--version`)
   */
  run(command: string, args: readonly string[], timeoutMs?: number): boolean;
  /** Where Playwright keeps, or would keep, the Chromium of its own. */
  playwrightBrowser: string;
  /** Command line that starts Playwright's own command, such as `["node", "cli.js"]`. */
  playwrightCommand: readonly [string, ...string[]];
  /** Tells the person waiting what happens now. */
  say(sentence: string): void;
}

export type BrowserSearch = { ok: true; path: string } | { ok: false; advice: string };

/** Long enough for a package manager on a slow line. */
const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const WINDOWS_CHECK = ["--headless", "--disable-gpu", "--dump-dom", "about:blank"];

const ADVICE: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "Install Google Chrome (for instance: brew install --cask google-chrome).",
  win32: "Install Google Chrome or Microsoft Edge.",
  linux: "Install Chromium (for instance: sudo apt-get install chromium).",
};

/** A file is not enough: Ubuntu's chromium-browser is a stub, and a download may lack libraries. */
function works(path: string, { exists, run, platform }: BrowserEffects): boolean {
  return exists(path) && run(path, platform === "win32" ? WINDOWS_CHECK : ["--version"]);
}

function installedBrowser(effects: BrowserEffects): string | undefined {
  const { env, platform, playwrightBrowser } = effects;
  return [...browserCandidates(env, platform), playwrightBrowser].find((path) =>
    works(path, effects),
  );
}

/**
 * Finds a Chromium-family browser that runs, and installs one when there is none: Playwright's
 * own first, because that needs no rights, then the system's.
 *
 * @returns its path, or a sentence on what to install
 */
export function findBrowser(effects: BrowserEffects): BrowserSearch {
  const { env, platform, say, run } = effects;
  const named = env.CHROMIUM_PATH || env.CHROME_PATH;
  const installed = installedBrowser(effects);
  if (named && installed !== named) say(`${named} (from the environment) does not run.`);
  if (installed) return { ok: true, path: installed };

  for (const { title, commands } of browserInstallers(effects)) {
    say(`No browser yet: trying ${title}.`);
    if (!commands.every(([command, ...args]) => run(command, args, INSTALL_TIMEOUT_MS))) continue;
    const path = installedBrowser(effects);
    if (path) return { ok: true, path };
  }
  const advice = ADVICE[platform] ?? "Install Chromium or Google Chrome.";
  return {
    ok: false,
    advice: `The browser tests need Chromium, Chrome or Edge, and none was found. ${advice} If it stands in an unusual place, set CHROMIUM_PATH to it.`,
  };
}

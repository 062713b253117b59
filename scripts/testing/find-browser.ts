import {
  INSTALL_TIMEOUT_MS,
  installPackage,
  type MachineEffects,
  rightToInstall,
} from "./install-package";

export interface BrowserEffects extends MachineEffects {
  env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Chrome and Chromium where installers put them, best first. */
  installed(): readonly string[];
  /** Where Playwright keeps, or would keep, the Chromium of its own. */
  playwrightBrowser: string;
  /** Command line that starts Playwright's own command, such as `["node", "cli.js"]`. */
  playwrightCommand: readonly [string, ...string[]];
}

export type BrowserSearch = { ok: true; path: string } | { ok: false; advice: string };

/** On Windows `chrome.exe --version` opens a window and prints nothing. */
const WINDOWS_CHECK = ["--headless", "--disable-gpu", "--dump-dom", "about:blank"];

export const NO_BROWSER =
  "The browser tests need Chromium or Chrome, and none that works was found: run `npx playwright install --with-deps chromium` (on Debian `sudo apt-get install chromium` does as well), or set CHROMIUM_PATH to one in an unusual place.";

/**
 * A file is not enough: Ubuntu's chromium-browser is a stub, and a download may lack libraries.
 * Those from the snap store bring fonts of their own and see neither /tmp nor the tests' fonts.
 */
function works(path: string, { exists, run, platform }: BrowserEffects): boolean {
  if (!exists(path)) return false;
  const { ok, output } = run(path, platform === "win32" ? WINDOWS_CHECK : ["--version"]);
  return ok && !/\bsnap\b/.test(output);
}

function installedBrowser(effects: BrowserEffects): string | undefined {
  const { env, playwrightBrowser, installed } = effects;
  const named = env.CHROMIUM_PATH || env.CHROME_PATH;
  if (named) {
    if (works(named, effects)) return named;
    effects.say(`${named} (from the environment) does not run.`);
  }
  return [...installed(), playwrightBrowser].find((path) => works(path, effects));
}

/** Ways to get a browser, least intrusive first; each is gone only after the ones before failed. */
const WAYS: readonly ((effects: BrowserEffects) => void)[] = [
  ({ playwrightCommand: [command, ...args], run, say }) => {
    say("No browser yet: trying Playwright's own download.");
    run(command, [...args, "install", "chromium"], INSTALL_TIMEOUT_MS);
  },
  (effects) => {
    const { playwrightCommand, playwrightBrowser, exists, platform, run, say } = effects;
    if (platform !== "linux" || !exists(playwrightBrowser) || !rightToInstall(effects)) return;
    const [command, ...args] = playwrightCommand;
    say("The download does not run: installing the libraries it needs.");
    run(command, [...args, "install-deps", "chromium"], INSTALL_TIMEOUT_MS);
  },
  (effects) => {
    installPackage("chromium", effects);
  },
];

/**
 * Finds a Chromium that runs, and installs one when there is none: Playwright's own first, because
 * that needs no rights, then the system's.
 *
 * @returns its path, or a sentence on what to install
 */
export function findBrowser(effects: BrowserEffects): BrowserSearch {
  let path = installedBrowser(effects);
  for (const install of WAYS) {
    if (path) break;
    install(effects);
    path = installedBrowser({ ...effects, env: {} });
  }
  return path ? { ok: true, path } : { ok: false, advice: NO_BROWSER };
}

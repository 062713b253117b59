import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { browserPathsOrExit } from "desk/find-chromium";
import { requireBuiltSite } from "@/scripts/environment";
import { fontWorldsWork } from "./font-worlds";
import { noteNotTested } from "./not-tested";
import { fetchOldChromium, type OldChromium, oldChromiums } from "./old-chromium";
import { runPlaywright } from "./playwright";

const JOURNEYS = "playwright.browsers.config.ts";

/** Playwright's arguments and environment for a browser, or half a sentence why it cannot run. */
type Preparation = { args: string[]; env?: Record<string, string> } | string;

const playwrightArgs = (config: string, ...projects: string[]) => [
  "--config",
  config,
  ...projects.map((project) => `--project=${project}`),
];

function prepareFonts(): Preparation {
  if (!fontWorldsWork) return "a browser can be given other fonts only on Linux";
  const args = playwrightArgs("playwright.config.ts", "android", "neither");
  return { args, env: browserPathsOrExit() };
}

function prepareFirefox(): Preparation {
  const args = playwrightArgs(JOURNEYS, "firefox");
  if (existsSync(firefox.executablePath())) return { args };
  const folders = (process.env.PATH ?? "").split(":");
  const installed = folders.flatMap((folder) => [`${folder}/firefox-esr`, `${folder}/firefox`]);
  const path = process.env.FIREFOX_PATH || installed.find(existsSync);
  if (path) return { args, env: { FIREFOX_PATH: path } };
  return "no Firefox is installed (npx playwright install firefox, or Firefox ESR)";
}

/** Playwright's own, or else Debian's WebKitGTK. */
function prepareWebKit(): Preparation {
  if (existsSync(webkit.executablePath())) return { args: playwrightArgs(JOURNEYS, "webkit") };
  const lib = ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu`);
  const places = lib.flatMap((folder) => [`${folder}/webkit2gtk-4.1`, `${folder}/webkit2gtk-4.0`]);
  const browser = places.map((folder) => `${folder}/MiniBrowser`).find(existsSync);
  if (browser && ["Xvfb", "WebKitWebDriver"].every((name) => existsSync(`/usr/bin/${name}`))) {
    return { args: playwrightArgs(JOURNEYS, "webkitgtk"), env: { WEBKITGTK_PATH: browser } };
  }
  return "no WebKit is installed (npx playwright install --with-deps webkit, or on Debian apt-get install webkit2gtk-driver xvfb)";
}

function prepareOldChromium(version: OldChromium): Preparation {
  try {
    fetchOldChromium(version);
    return { args: playwrightArgs(JOURNEYS, `chrome-${version}`) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Firefox, WebKit and real old Chromiums; and today's Chromium with the fonts of other devices. */
const browsers: Record<string, () => Preparation> = {
  fonts: prepareFonts,
  firefox: prepareFirefox,
  webkit: prepareWebKit,
  ...Object.fromEntries(
    (Object.keys(oldChromiums).map(Number) as OldChromium[]).map((version) => [
      `chrome-${version}`,
      () => prepareOldChromium(version),
    ]),
  ),
};

/**
 * Runs the journeys in the browsers that are named, or in all of them, and prints a line for each.
 * @param given browsers' names; everything else is passed to Playwright
 * @returns whether none failed
 */
export function runBrowsers(given: readonly string[]): boolean {
  requireBuiltSite();
  const chosen = Object.keys(browsers).filter((name) => given.includes(name));
  const passedOn = given.filter((argument) => !chosen.includes(argument));
  const lines: string[] = [];
  let isPassed = true;
  for (const [name, prepare] of Object.entries(browsers)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const prepared = prepare();
    if (typeof prepared === "string") {
      noteNotTested(`${name}: ${prepared}`);
      lines.push(`${name}: not tested: ${prepared}`);
      continue;
    }
    const passed = runPlaywright([...prepared.args, ...passedOn], prepared.env ?? {});
    isPassed &&= passed;
    lines.push(`${name}: ${passed ? "passed" : "failed"}`);
  }
  console.log(`\n${lines.join("\n")}`);
  return isPassed;
}

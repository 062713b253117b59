import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { browserPathsOrExit } from "desk/find-chromium";
import { requireBuiltSite } from "@/scripts/environment";
import { fontWorldsWork } from "./font-worlds";
import { noteNotTested } from "./not-tested";
import { fetchOldChromium, type OldChromium } from "./old-chromium";
import { runPlaywright } from "./playwright";

/** Whether all passed, or half a sentence why nothing can run on this machine. */
type Outcome = boolean | string;

function runJourneys(project: string, options: readonly string[]): boolean {
  const config = "--config=playwright.browsers.config.ts";
  return runPlaywright([config, `--project=${project}`, ...options]);
}

/** Today's Chromium with the fonts of other devices. */
function runFonts(options: readonly string[]): Outcome {
  if (!fontWorldsWork) return "a browser can be given other fonts only on Linux";
  const projects = ["--project=android", "--project=neither"];
  return runPlaywright([...projects, ...options], browserPathsOrExit());
}

function runDownloaded(name: "firefox" | "webkit", file: string, options: readonly string[]) {
  if (existsSync(file)) return runJourneys(name, options);
  return `it is not installed (npx playwright install --with-deps ${name})`;
}

function runOldChromium(version: OldChromium, options: readonly string[]): Outcome {
  try {
    fetchOldChromium(version);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return runJourneys(`chrome-${version}`, options);
}

/** In today's Chromium what the tests of every day leave out; one file builds a copy of the site. */
function runFurther(options: readonly string[]): Outcome {
  const projects = ["--project=with-build", "--project=further"];
  return runPlaywright([...projects, ...options], browserPathsOrExit());
}

/** The page to edit in, which works beside Next's server of development. */
function runEdit(options: readonly string[]): Outcome {
  return runPlaywright(["--project=edit", ...options], browserPathsOrExit());
}

/** For their time, run only when they are named. */
const ONLY_NAMED: readonly string[] = ["edit"];

/** What runs under a name, with options for Playwright. */
const BROWSERS: Record<string, (options: readonly string[]) => Outcome> = {
  further: runFurther,
  edit: runEdit,
  fonts: runFonts,
  firefox: (options) => runDownloaded("firefox", firefox.executablePath(), options),
  webkit: (options) => runDownloaded("webkit", webkit.executablePath(), options),
  "chrome-80": (options) => runOldChromium(80, options),
  "chrome-88": (options) => runOldChromium(88, options),
};

function wordsFor(outcome: Outcome): string {
  if (typeof outcome === "string") return `not tested: ${outcome}`;
  return outcome ? "passed" : "failed";
}

/**
 * Runs the journeys in the browsers that are named, or in all of them, and prints a line for each.
 * @param words names of browsers; everything else is passed to Playwright
 * @returns whether none failed
 */
export function runBrowsers(words: readonly string[]): boolean {
  requireBuiltSite();
  const names = Object.keys(BROWSERS);
  const named = names.filter((name) => words.includes(name));
  const options = words.filter((word) => !names.includes(word));
  const lines: string[] = [];
  let isPassed = true;
  for (const [name, run] of Object.entries(BROWSERS)) {
    const isWanted = named.length > 0 ? named.includes(name) : !ONLY_NAMED.includes(name);
    if (!isWanted) continue;
    const outcome = run(options);
    if (typeof outcome === "string") noteNotTested(`${name}: ${outcome}`);
    if (outcome === false) isPassed = false;
    lines.push(`${name}: ${wordsFor(outcome)}`);
  }
  console.log(`\n${lines.join("\n")}`);
  return isPassed;
}

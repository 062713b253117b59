import path from "node:path";
import { browserPathsOrExit } from "desk/find-chromium";
import { DELIVERY_VARIABLE, PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { providerKeysOrExit, requireBuiltSite } from "@/scripts/environment";
import { runBrowsers } from "./browsers";
import { runChangedContent } from "./changed-content";
import { NOT_TESTED } from "./not-tested";
import { runPlaywright } from "./playwright";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "./scratch-copy";

/**
 * `npm run test:e2e`: the browser tests of every day on the site in out/. With `--changed-content`
 * they run on content that was changed all over, with `--browsers` the further tests run and the
 * journeys in other browsers, with `--build` the site is built first; other arguments go to
 * Playwright.
 */
const words = process.argv.slice(2);
if (!runMode(words)) process.exit(1);

/** @returns whether every test passed */
function runMode(words: readonly string[]): boolean {
  const options = words.slice(1);
  switch (words[0]) {
    case "--changed-content":
      return runChangedContent();
    case "--browsers":
      return runBrowsers(options);
    case "--build":
      // After lint, which has checked the types.
      return runNpm(".", "run build", { env: TYPES_ARE_CHECKED }) && runOnSite(options);
    default:
      return runOnSite(words);
  }
}

function runOnSite(options: readonly string[]): boolean {
  requireBuiltSite();
  // Once, before the workers start: each would call the package manager by itself.
  const env = { ...browserPathsOrExit(), NOT_TESTED: path.resolve(NOT_TESTED) };
  const args = ["--project=chromium", ...options];
  if (!providerKeysOrExit()) return runPlaywright(args, env);
  console.log("out/ has the firm's keys, and these tests send forms: building a copy without.");
  return runWithoutKeys(args, env);
}

/** On a copy of the site that is built without the firm's keys. */
function runWithoutKeys(args: readonly string[], env: Record<string, string>): boolean {
  // An exported empty variable counts as no key.
  const noKeys = Object.fromEntries(
    [...PROVIDER_KEY_VARIABLES, DELIVERY_VARIABLE].map((name) => [name, ""]),
  );
  const folder = makeScratchCopy(process.cwd(), "keyless-site");
  const build = { env: { ...noKeys, ...TYPES_ARE_CHECKED }, stdout: "ignore" } as const;
  if (!runNpm(folder, "run build", build)) return false;
  return runPlaywright(args, { ...env, ...noKeys }, folder);
}

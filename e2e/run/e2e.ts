import path from "node:path";
import { browserPathsOrExit } from "desk/find-chromium";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { providerKeysOrExit, requireBuiltSite } from "@/scripts/environment";
import { runBrowsers } from "./browsers";
import { runChangedContent } from "./changed-content";
import { NOT_TESTED } from "./not-tested";
import { runPlaywright } from "./playwright";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "./scratch-copy";

/**
 * `npm run test:e2e`: the browser tests on the site in out/. One of their files builds a copy with
 * the fixture content. With `--changed-content` everything runs on content that was changed all
 * over, with `--browsers` the journeys run in other browsers, with `--build` the site is built
 * first; other arguments go to Playwright.
 */
const [first = "", ...rest] = process.argv.slice(2);
const modes: Record<string, () => boolean> = {
  "--changed-content": runChangedContent,
  "--browsers": () => runBrowsers(rest),
  // After lint, which has checked the types.
  "--build": () => runNpm(".", "run build", { env: TYPES_ARE_CHECKED }) && runOnSite(rest),
};
const isPassed = modes[first]?.() ?? runOnSite([first, ...rest].filter(Boolean));
if (!isPassed) process.exit(1);

/** @returns whether every test passed */
function runOnSite(options: readonly string[]): boolean {
  requireBuiltSite();
  // Once, before the workers start: each would call the package manager by itself.
  const env = { ...browserPathsOrExit(), NOT_TESTED: path.resolve(NOT_TESTED) };
  const projects = ["--project", "with-build", "--project", "chromium"];
  const config = [...options, "--config", "playwright.config.ts", ...projects];
  if (!providerKeysOrExit()) return runPlaywright(config, env);
  console.log("out/ has the firm's keys, and these tests send forms: building a copy without.");
  // An exported empty variable counts as no key.
  const noKeys = Object.fromEntries(PROVIDER_KEY_VARIABLES.map((name) => [name, ""]));
  const folder = makeScratchCopy(process.cwd(), "keyless-site");
  return (
    runNpm(folder, "run build", { env: { ...noKeys, ...TYPES_ARE_CHECKED }, stdout: "ignore" }) &&
    runPlaywright(config, { ...env, ...noKeys }, folder)
  );
}

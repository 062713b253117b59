import path from "node:path";
import { NOT_TESTED } from "@/e2e/support/run/not-tested";
import { buildFixtureSite } from "@/e2e/support/run/scratch-copy";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { browserOrExit, runPlaywright } from "@/scripts/browser";
import { providerKeysOrExit } from "./environment";

/**
 * Runs the browser tests: those of behaviour on a build of the fixture content, then those of any
 * content on out/. With `--here` all of them run on out/; other arguments go to Playwright.
 */
const args = process.argv.slice(2).filter((arg) => arg !== "--here");
const isHere = process.argv.includes("--here");
// Here, once: workers that find no browser would all call the package manager together.
const browser = browserOrExit();
console.log(`Browser: ${browser}`);
const env = { CHROMIUM_PATH: browser, NOT_TESTED: path.resolve(NOT_TESTED) };

if (isHere) {
  const sendsForms = !args.some((arg) => /any-content|looks/.test(arg));
  if (sendsForms && providerKeysOrExit()) {
    console.error("These tests send forms, and out/ has the firm's keys: run npm run test:e2e.");
    process.exit(1);
  }
  if (!runPlaywright(args, env)) process.exit(1);
} else {
  // Made-up applications are sent there: an exported empty variable stands for no key.
  const noKeys = Object.fromEntries(PROVIDER_KEY_VARIABLES.map((name) => [name, ""]));
  const fixtureSite = buildFixtureSite(process.cwd(), noKeys);
  if (!runPlaywright(args, { ...env, ...noKeys, FIXTURE_SITE: "yes" }, fixtureSite))
    process.exit(1);
  if (args.length === 0 && !runPlaywright(["--project", "any-content"], env)) process.exit(1);
}

import { existsSync } from "node:fs";
import path from "node:path";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { browserOrExit, runPlaywright } from "@/scripts/browser";
import { providerKeysOrExit } from "@/scripts/environment";
import { runChangedContent } from "./changed-content";
import { NOT_TESTED } from "./not-tested";
import { buildCopy, makeScratchCopy } from "./scratch-copy";

/**
 * `npm run test:e2e`: the browser tests on the site in out/. Two of their files build a copy with
 * the fixture content. Other arguments than these go to Playwright:
 * `--smoke` runs the tests tagged @smoke, `--changed-content` runs everything on content that was
 * changed all over.
 */
const flags = ["--smoke", "--changed-content"];
const args = process.argv.slice(2).filter((arg) => !flags.includes(arg));
const [isSmoke, isChanged] = flags.map((flag) => process.argv.includes(flag));
if (isSmoke) args.push("--grep", "@smoke");
const isPassed = isChanged ? runChangedContent() : runOnSite(args);
if (!isPassed) process.exit(1);

/** @returns whether every test passed */
function runOnSite(options: readonly string[]): boolean {
  if (!existsSync("out/index.html")) {
    console.error("There is no site in out/ yet. Run npm run build first.");
    return false;
  }
  // Once, before the workers start: each would call the package manager by itself.
  const browser = browserOrExit();
  console.log(`Browser: ${browser}`);
  const env = { CHROMIUM_PATH: browser, NOT_TESTED: path.resolve(NOT_TESTED) };
  const config = [...options, "--config", "playwright.config.ts", "--project", "chromium"];
  if (!providerKeysOrExit()) return runPlaywright(config, env);
  console.log(
    "out/ has the firm's keys, and these tests send forms: building a copy without keys.",
  );
  // An exported empty variable counts as no key.
  const noKeys = Object.fromEntries(PROVIDER_KEY_VARIABLES.map((name) => [name, ""]));
  const folder = makeScratchCopy(process.cwd(), "keyless-site");
  return buildCopy(folder, noKeys) && runPlaywright(config, { ...env, ...noKeys }, folder);
}

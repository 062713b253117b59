import { spawnSync } from "node:child_process";
import path from "node:path";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { providerKeysOrExit } from "./environment";
import { browserOrExit, playwrightCommand } from "./testing/browser";
import { buildFixtureSite } from "./testing/fixture-site";
import { NOT_TESTED } from "./testing/not-tested";

/**
 * Runs the browser tests: those of behaviour on a build of the fixture content, then those of any
 * content on out/. With `--here` all of them run on out/; other arguments go to Playwright.
 */
const args = process.argv.slice(2).filter((arg) => arg !== "--here");
const isHere = process.argv.includes("--here");
// Here, once: workers that find no browser would all call the package manager together.
const browser = browserOrExit();
console.log(`Browser: ${browser}`);

function runTests(folder: string, ...options: string[]): void {
  const [node, cli] = playwrightCommand;
  const { status } = spawnSync(node, [cli, "test", ...options], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: browser, NOT_TESTED: path.resolve(NOT_TESTED) },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (isHere) {
  const sendsForms = !args.some((arg) => /any-content|looks/.test(arg));
  if (sendsForms && providerKeysOrExit()) {
    console.error("These tests send forms, and out/ has the firm's keys: run npm run test:e2e.");
    process.exit(1);
  }
  runTests(".", ...args);
} else {
  const keys = PROVIDER_KEY_VARIABLES.map((name) => [name, process.env[name]] as const);
  // Made-up applications are sent there: an exported empty variable stands for no key.
  for (const [name] of keys) process.env[name] = "";
  const fixtureSite = await buildFixtureSite(process.cwd());
  process.env.FIXTURE_SITE = "yes";
  runTests(fixtureSite, ...args);
  delete process.env.FIXTURE_SITE;
  for (const [name, value] of keys) process.env[name] = value ?? "";
  if (args.length === 0) runTests(".", "--project", "any-content");
}

import { defineConfig } from "@playwright/test";
import { EVERY_FONT, type FontWorld, fontEnvironment, fontWorldsWork } from "./e2e/run/font-worlds";
import { FURTHER } from "./e2e/run/further";
import { loadEnvironment, portOrExit } from "./scripts/environment";

// Tests that read the site's address read the one of the build.
loadEnvironment();

/** Not the port of `npm run serve`, so that both can run at once; E2E_PORT chooses another. */
const PORT = portOrExit("E2E_PORT", 4173);

/** Run by `npm run test:e2e -- --browsers`; the opener's tests run here too. */
const OTHER_BROWSERS = "**/e2e/browsers/!(opener)*";

/** Builds a copy of the site; a project of its own, so that the other worker runs tests meanwhile. */
const WITH_BUILD = "**/e2e/seo/configured-site.spec.ts";

/** Each starts the page to edit in on a copy of the site, with Next in development: minutes. */
const EDITING = "**/e2e/edit/{edit,page,codespace}.spec.ts";

/** These look for the owner's words and order, which changed content does not have. */
const OF_THE_OWNER = "**/e2e/owner/*.spec.ts";

const IGNORED = [OTHER_BROWSERS, WITH_BUILD, EDITING];
if (process.env.CONTENT_IS_CHANGED) IGNORED.push(OF_THE_OWNER);

/** Both are set by e2e/run/e2e.ts; without a path Playwright looks for a download of its own. */
const browser = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

const chromium = (fonts: FontWorld) => ({
  browserName: "chromium" as const,
  launchOptions: {
    env: fontEnvironment(fonts),
    ...(browser && { executablePath: browser }),
    args: [
      // CI containers run as root, where Chromium's sandbox refuses to start. Only pages of our
      // own are opened.
      "--no-sandbox",
      // Requests of Chromium's own, which are no part of a test.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-domain-reliability",
      "--no-first-run",
    ],
  },
});

/** Where a browser cannot be given fonts, these would be the same tests once more. */
const otherFonts = fontWorldsWork ? (["android", "neither"] as const) : [];

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a race that visitors meet too: none while we work,
  // and one on a CI machine, whose report names such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? "list" : "line"], ["./e2e/run/skipped-reporter.ts"]],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // It takes pictures all the while; `npm run test:e2e -- FILE --trace on` makes one.
    trace: "off",
  },
  projects: [
    { name: "with-build", use: chromium("desktop"), testMatch: WITH_BUILD },
    { name: "edit", use: chromium("desktop"), testMatch: EDITING },
    {
      name: "chromium",
      use: chromium("desktop"),
      grepInvert: RegExp(FURTHER),
      testIgnore: IGNORED,
    },
    // The others run by `npm run test:e2e -- --browsers`.
    {
      name: "further",
      use: chromium("desktop"),
      grep: RegExp(FURTHER),
      testIgnore: IGNORED,
    },
    ...otherFonts.map((fonts) => ({
      name: fonts,
      use: chromium(fonts),
      grep: RegExp(EVERY_FONT),
      testIgnore: [OTHER_BROWSERS, EDITING],
    })),
  ],
  webServer: {
    // Serves out/ as it is: run `npm run build` first.
    command: "npx tsx packages/desk/src/serve/command.ts",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});

import { defineConfig } from "@playwright/test";
import { type OldChromium, oldChromiumPath } from "./e2e/run/old-chromium";

// Firefox by its own channel (WebDriver BiDi) where Playwright's build is missing. This is why
// @playwright/test is pinned to 1.64.1: 1.65.1 fails on each context of Firefox ESR 153.
const firefox = {
  browserName: "firefox" as const,
  ...(process.env.FIREFOX_PATH && { channel: "moz-firefox" }),
};
const firefoxPath = process.env.FIREFOX_PATH && { executablePath: process.env.FIREFOX_PATH };

const JOURNEYS = /journeys\.spec\.ts$/;

function oldChromium(version: OldChromium) {
  return {
    name: `chrome-${version}`,
    testMatch: JOURNEYS,
    use: {
      browserName: "chromium" as const,
      launchOptions: { executablePath: oldChromiumPath(version), args: ["--no-sandbox"] },
    },
  };
}

/** Run by e2e/run/browsers.ts, one browser after the other. Each test starts its own server. */
export default defineConfig({
  testDir: "e2e/browsers",
  outputDir: "test-results/browsers",
  fullyParallel: true,
  workers: 2,
  // Old Chromiums at times hang before their first page; another start helps.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { locale: "en-IN", timezoneId: "Asia/Kolkata" },
  projects: [
    {
      name: "firefox",
      testMatch: [JOURNEYS, /opener\.spec\.ts$/],
      use: { ...firefox, launchOptions: { ...firefoxPath } },
    },
    { name: "webkit", testMatch: JOURNEYS, use: { browserName: "webkit" } },
    { name: "webkitgtk", testMatch: /webkitgtk\.spec\.ts$/, workers: 1 },
    { name: "chrome-80", testMatch: /chrome-80\.spec\.ts$/ },
    ...([88, 92, 111] as const satisfies OldChromium[]).map(oldChromium),
  ],
});

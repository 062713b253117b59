import { defineConfig } from "@playwright/test";
import { oldChromiumPath } from "./e2e/run/old-chromium";

const JOURNEYS = "**/journeys.spec.ts";
const OPENER = "**/opener.spec.ts";

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
    { name: "firefox", testMatch: [JOURNEYS, OPENER], use: { browserName: "firefox" } },
    { name: "webkit", testMatch: JOURNEYS, use: { browserName: "webkit" } },
    // Playwright cannot drive it: the test starts it by itself.
    { name: "chrome-80", testMatch: "**/chrome-80.spec.ts" },
    {
      name: "chrome-88",
      testMatch: JOURNEYS,
      use: {
        browserName: "chromium",
        launchOptions: { executablePath: oldChromiumPath(88), args: ["--no-sandbox"] },
      },
    },
  ],
});

import type { LaunchOptions } from "@playwright/test";

interface Launched {
  browserName: string;
  launchOptions: LaunchOptions;
}
type Use = (options: LaunchOptions) => Promise<void>;
type Launch = [(launched: Launched, use: Use) => Promise<void>, { scope: "worker" }];

/** Of the whole Chromium, which has settings, a page cache and a PDF viewer; its shell does not. */
export const wholeChromium: LaunchOptions = process.env.CHROMIUM_PATH
  ? { executablePath: process.env.CHROMIUM_PATH }
  : {};

/** For `test.use`: runs tests in the whole Chromium, in other engines as they are. */
export const inWholeBrowser = (options: LaunchOptions = {}): { launchOptions: Launch } => ({
  launchOptions: [
    ({ launchOptions, browserName }, use) =>
      use({ ...launchOptions, ...(browserName === "chromium" && wholeChromium), ...options }),
    { scope: "worker" },
  ],
});

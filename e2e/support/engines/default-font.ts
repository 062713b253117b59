import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, test } from "@playwright/test";
import { wholeChromium } from "./whole-browser";

/**
 * A browser whose reader has set the default text to that many CSS px, as in its settings. A root
 * font size in the page is no stand-in: media queries in rem follow the setting, not the page.
 */
export async function openWithDefaultFont(pixels: number): Promise<BrowserContext> {
  const testInfo = test.info();
  const profile = testInfo.outputPath(`profile-${pixels}`);
  mkdirSync(path.join(profile, "Default"), { recursive: true });
  writeFileSync(
    path.join(profile, "Default", "Preferences"),
    JSON.stringify({ webkit: { webprefs: { default_font_size: pixels } } }),
  );
  const { launchOptions, baseURL, locale } = testInfo.project.use;
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...wholeChromium,
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    bypassCSP: true,
  });
}

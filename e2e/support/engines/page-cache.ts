import { expect, type Page } from "@playwright/test";
import { inWholeBrowser } from "./whole-browser";

/** For `test.use`: Chromium with the back/forward cache, which Playwright switches off. */
export const pageCache = inWholeBrowser({
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/** Makes the document note it when it comes back out of the cache. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.persisted = "";
    });
  });
}

/** Goes back to the document that was marked, alive as it was left: no new one is loaded. */
export async function goBackToCache(page: Page): Promise<void> {
  // A page out of the cache has no load event, which Playwright would wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html[data-persisted]")).toBeAttached();
}

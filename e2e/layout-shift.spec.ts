import { expect, type Page, test } from "@playwright/test";
import { desktop, phone, routes } from "./support/routes";

/** Lighthouse shows three decimals; what a reader sees begins at a hundred times as much. */
const NOTHING = 0.0005;

/** Long after the text has been painted in the device's own fonts. */
const FONT_DELAY_MS = 1_000;

function watchShifts(): void {
  const scope = globalThis as unknown as { shift: number };
  scope.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      scope.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function shiftOf(page: Page, route: string): Promise<number> {
  await page.goto(route);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px nothing moves when the fonts arrive late`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    for (const route of routes) {
      expect.soft(await shiftOf(page, route), route).toBeLessThan(NOTHING);
    }
    await context.close();
  });
}

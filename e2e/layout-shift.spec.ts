import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "./support/font-worlds";
import { desktop, phone, routes } from "./support/routes";
import { openSlowLine } from "./support/slow-line";

/** At Lighthouse's own sizes: of this it takes no notice. */
const UNNOTICED = 0.01;

/**
 * Elsewhere a heading or a paragraph may need another line in one font than in the other, which no
 * fallback can rule out. Google calls 0.1 good.
 */
const ONE_LINE = 0.04;

const SIZES = [
  { viewport: { width: 412, height: 823 }, most: UNNOTICED },
  { viewport: { width: 1350, height: 940 }, most: UNNOTICED },
  { viewport: phone, most: ONE_LINE },
  { viewport: desktop, most: ONE_LINE },
];

/** Long after the text has been painted in the device's own fonts. */
const FONT_DELAY_MS = 500;

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

for (const { viewport, most } of SIZES) {
  test(`at ${viewport.width} px text keeps its place when the fonts arrive late`, {
    tag: EVERY_FONT,
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    for (const route of routes) {
      expect.soft(await shiftOf(page, route), route).toBeLessThan(most);
    }
    await context.close();
  });
}

/** A wide header's links stand at its right end and find their place as they come. */
const HEADER_LINKS = 0.03;

for (const { viewport, most } of [
  { viewport: phone, most: UNNOTICED },
  { viewport: { width: 768, height: 1024 }, most: UNNOTICED },
  { viewport: desktop, most: HEADER_LINKS },
]) {
  test(`at ${viewport.width} px what has come stays in its place while the rest of the page comes`, {
    tag: EVERY_FONT,
  }, async ({ browser }) => {
    const line = await openSlowLine({ parts: 25, pause: 40 });
    const context = await browser.newContext({ viewport, baseURL: line.address });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route("**/*.woff2", (route) => route.abort());
    for (const route of routes) {
      expect.soft(await shiftOf(page, route), route).toBeLessThan(most);
    }
    await context.close();
    line.close();
  });
}

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { fontLayoutsAfterPaint } from "../support/pages/font-layouts";
import { desktop, layoutKinds, phone } from "../support/pages/routes";
import { openSlowLine } from "../support/servers/slow-line";

/** Of less Lighthouse takes no notice. */
const UNNOTICED = 0.01;

/** Long after the text has been painted in the device's own fonts. */
const FONT_DELAY_MS = 500;

const WIDTHS = [360, 412, 1280];

function watchShifts(): void {
  const scope = globalThis as unknown as { shift: number };
  scope.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      scope.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function bringFontsLate(target: BrowserContext | Page): Promise<void> {
  await target.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
}

/**
 * Opens a page and waits until its fonts have come and two frames have been drawn.
 * @returns the shift before, which is of a page that came in pieces on a busy machine
 */
async function openWithFonts(page: Page, route: string): Promise<number> {
  const font = page.waitForEvent("requestfinished", (request) => request.url().endsWith(".woff2"));
  await page.goto(route, { waitUntil: "load" });
  const before = await shiftOf(page);
  await font;
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return before;
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

test("text keeps its place when the fonts arrive late", { tag: EVERY_FONT }, async ({
  browser,
}) => {
  // The widths side by side: most of a visit is waiting.
  await Promise.all(
    WIDTHS.map(async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 823 } });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await bringFontsLate(page);
      for (const route of layoutKinds) {
        const before = await openWithFonts(page, route);
        const shift = (await shiftOf(page)) - before;
        expect.soft(shift, `${route} at ${width} px`).toBeLessThan(UNNOTICED);
      }
      await context.close();
    }),
  );
});

test("a page that has been painted is not laid out again for its fonts", async ({ browser }) => {
  for (const isLate of [false, true]) {
    const context = await browser.newContext({ viewport: phone });
    if (isLate) await bringFontsLate(context);
    for (const route of ["/", "/contact", "/terms-condition"]) {
      const page = await context.newPage();
      const count = await fontLayoutsAfterPaint(browser, page, async () => {
        await openWithFonts(page, route);
      });
      expect.soft(count, `${route}, fonts late: ${isLate}`).toBe(0);
      await page.close();
    }
    await context.close();
  }
});

/**
 * A wide header's links stand at its right end and find their place as they come; how far they move
 * depends on where a part of the page ends. Google calls 0.1 good.
 */
const HEADER_LINKS = 0.06;

test("what has come stays in its place while the rest of the page comes", async ({ browser }) => {
  const line = await openSlowLine({ parts: 25, pause: 20 });
  const visits = [
    { viewport: phone, most: UNNOTICED },
    { viewport: { width: 768, height: 1024 }, most: UNNOTICED },
    { viewport: desktop, most: HEADER_LINKS },
  ].map(async ({ viewport, most }) => {
    const context = await browser.newContext({ viewport, baseURL: line.address });
    await context.addInitScript(watchShifts);
    await context.route("**/*.woff2", (route) => route.abort());
    const page = await context.newPage();
    for (const route of layoutKinds) {
      await page.goto(route);
      expect.soft(await shiftOf(page), `${route} at ${viewport.width} px`).toBeLessThan(most);
    }
    await context.close();
  });
  // The widths side by side: most of a visit is waiting.
  await Promise.all(visits);
  line.close();
});

import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { paintedIn } from "../support/pages/painted-in";
import { layoutKinds, pages, phone } from "../support/pages/routes";

/** Addresses of all that was asked for, and those asked for before the first paint, in order. */
async function requestsOf(page: Page): Promise<{ all: string[]; early: string[] }> {
  return page.evaluate(() => {
    // When the page was painted; its startTime is when the screen showed it, which a busy machine
    // puts off.
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { paintTime, startTime: shown = 0 } = { paintTime: undefined, ...paint?.toJSON() };
    // A busy machine may paint after the page is complete, when fonts for the next page are fetched.
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const complete = visit?.loadEventStart || Number.POSITIVE_INFINITY;
    const painted: number = Math.min(paintTime ?? shown, complete);
    const entries = performance.getEntriesByType("resource");
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    return {
      all: entries.map(path),
      // Chromium reads a font that it still has in memory, from the page before, in no time at all.
      early: entries
        .filter(({ startTime, duration }) => startTime < painted && duration > 0)
        .map(path),
    };
  });
}

/** Notes, in the frame that is first to have the page's heading, whether its font is there. */
function watchHeading(): void {
  const scope = globalThis as unknown as { inTime?: boolean };
  const look = () => {
    if (!document.querySelector("h1")) return void requestAnimationFrame(look);
    const fonts = [...document.fonts].filter(({ family }) => family === "head");
    scope.inTime = fonts.some(({ status }) => status === "loaded");
  };
  requestAnimationFrame(look);
}

const isFont = (address: string) => address.endsWith(".woff2");

test.use({ viewport: phone });

test("every page has its heading, loud numerals and what is marked in Newsreader in the first frame", {
  tag: EVERY_FONT,
}, async ({ page }) => {
  await page.addInitScript(watchHeading);
  for (const { route } of pages) {
    await page.goto(route);
    const inTime = () => (globalThis as unknown as { inTime?: boolean }).inTime;
    // A busy machine may complete a page before its first frame.
    await expect.poll(() => page.evaluate(inTime), route).toBe(true);
    for (const font of await paintedIn(page, "h1, .loud, [data-head]:not(:has(*))")) {
      expect.soft(font, route).toMatch(/^\*Newsreader/);
    }
  }
});

test("no page asks for anything before it paints, its icon least of all", async ({ page }) => {
  const icons: string[] = [];
  page.on("request", (request) => {
    if (/icon|manifest/.test(request.url())) icons.push(request.url());
  });
  for (const route of layoutKinds) {
    await page.goto(route);
    const { early } = await requestsOf(page);
    expect.soft(early, route).toEqual([]);
    const icon = page.locator('link[rel="icon"]').last();
    await expect.soft(icon).toHaveAttribute("href", /^data:image\/svg/);
  }
  expect(icons).toEqual([]);
});

test("a first page's text in the window is in the device's fonts, the next page in ours, cached", async ({
  page,
}) => {
  await page.goto("/about");
  const inWindow = await paintedIn(page, "main > section:first-of-type p");
  expect(inWindow).not.toContainEqual(expect.stringMatching(/^\*Ins/));
  // Fetched once the page has been painted.
  await expect
    .poll(async () => (await requestsOf(page)).all.filter(isFont).length)
    .toBeGreaterThanOrEqual(3);

  await page.goto("/complaints", { referer: page.url() });
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(new Set(fetched)).toEqual(new Set([0]));
  expect(await paintedIn(page, "h2")).toEqual([expect.stringMatching(/^\*Newsreader/)]);
  expect(await paintedIn(page, "main p")).toContainEqual(expect.stringMatching(/^\*Instrument/));
});

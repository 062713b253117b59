import { expect, type Page, test } from "@playwright/test";
import { contentRoutes, islandRoutes, phone, routes } from "./support/routes";

/** The page itself and what it fetches before it paints. */
const MOST_REQUESTS = 4;

interface Visit {
  /** Addresses asked for before the first paint, in order. */
  before: string[];
  all: string[];
}

async function visit(page: Page, route: string): Promise<Visit> {
  await page.setViewportSize(phone);
  await page.goto(route);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    // When the page was painted; its startTime is when the screen showed it, which a busy machine
    // puts off.
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { paintTime, startTime = 0 } = { paintTime: undefined, ...paint?.toJSON() };
    const painted: number = paintTime ?? startTime;
    const entries = performance.getEntriesByType("resource");
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    return {
      before: entries.filter(({ startTime }) => startTime < painted).map(path),
      all: entries.map(path),
    };
  });
}

const isScript = (address: string) => address.endsWith(".js");

test("no page asks for more than three files before it paints, and for no font", async ({
  browser,
}) => {
  for (const route of routes) {
    const page = await browser.newPage();
    const { before, all } = await visit(page, route);
    expect.soft(before.length + 1, `${route}: ${before}`).toBeLessThanOrEqual(MOST_REQUESTS);
    expect.soft(before.join("\n"), route).not.toContain(".woff2");
    expect.soft(all.join("\n"), route).toContain(".woff2");
    await page.close();
  }
});

test("an island's scripts are asked for when the page has been painted", async ({ browser }) => {
  for (const route of islandRoutes) {
    const page = await browser.newPage();
    const { before, all } = await visit(page, route);
    expect
      .soft(before.filter(isScript), route)
      .toEqual([expect.stringMatching(/^\/assets\/islands\.\w+\.js$/)]);
    if (route !== "/") expect.soft(all.join("\n"), route).toMatch(/\/assets\/hydrate\./);
    await page.close();
  }
});

test("from one page to the next, the fonts are not waited for", async ({ page }) => {
  const [first = "/", second = "/"] = contentRoutes;
  await page.goto(first);
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").locator(`a[href="${second}"]`).first().click();
  await page.waitForURL(second);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.getAnimations()[0]?.playState))
    .toBe("finished");
  const family = await page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"?newsreader/);
});

test("a reader who wants no motion gets the fonts all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await expect
    .poll(() =>
      page
        .getByRole("heading", { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily),
    )
    .toMatch(/^"?newsreader/);
});

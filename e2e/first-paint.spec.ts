import { expect, type Page, test } from "@playwright/test";
import { contentRoutes, islandRoutes, phone, routes } from "./support/routes";

/** The page itself and what it fetches before it paints. */
const MOST_REQUESTS = 4;

/**
 * Addresses asked for before the first paint, in order.
 * @param last the end of the address that is waited for
 */
async function visit(page: Page, route: string, last: RegExp): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.goto(route);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    )
    .toContainEqual(expect.stringMatching(last));
  return page.evaluate(() => {
    // When the page was painted; its startTime is when the screen showed it, which a busy machine
    // puts off.
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { paintTime, startTime = 0 } = { paintTime: undefined, ...paint?.toJSON() };
    const painted: number = paintTime ?? startTime;
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => new URL(name).pathname);
  });
}

function headingFont(page: Page): Promise<string> {
  return page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
}

const OURS = /^"?newsreader/;

test("no page asks for more than three files before it paints, and for no font", async ({
  browser,
}) => {
  for (const route of routes) {
    const page = await browser.newPage();
    const before = await visit(page, route, /\.woff2$/);
    expect.soft(before.length + 1, `${route}: ${before}`).toBeLessThanOrEqual(MOST_REQUESTS);
    expect.soft(before.join("\n"), route).not.toContain(".woff2");
    await page.close();
  }
});

test("an island's scripts are asked for when the page has been painted", async ({ browser }) => {
  for (const route of islandRoutes) {
    const page = await browser.newPage();
    // On Home only the loader comes: its island waits until the reader is near.
    const last = route === "/" ? /\/assets\/islands\.\w+\.js$/ : /\/assets\/hydrate\.\w+\.js$/;
    const before = await visit(page, route, last);
    const early = before.filter((address) => address.endsWith(".js"));
    expect.soft(early.join("\n"), route).toMatch(/^(\/assets\/islands\.\w+\.js)?$/);
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
  expect(await headingFont(page)).toMatch(OURS);
});

test("a reader who wants no motion gets the fonts all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await expect.poll(() => headingFont(page)).toMatch(OURS);
});

test("a reader whose scripts do not arrive gets the fonts all the same", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect.poll(() => headingFont(page)).toMatch(OURS);
});

test("a reader without scripts gets the fonts right after the first paint", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForResponse(/\.woff2$/, { timeout: 2_500 });
  await page.goto("/about");
  expect((await font).ok()).toBe(true);
  await page.close();
});

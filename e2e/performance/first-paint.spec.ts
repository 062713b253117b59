import { expect, type Page, test } from "@playwright/test";
import { layoutKinds, phone } from "../support/pages/routes";
import { openSlowLine } from "../support/servers/slow-line";

/** The page itself, its script, an icon, the manifest. */
const MOST_REQUESTS = 4;

/** Longer than a page may take for its fonts to be fetched at once (lib/enhancements/fonts). */
const FIRST_BYTE_MS = 250;

let line: Awaited<ReturnType<typeof openSlowLine>>;
test.beforeAll(async () => {
  line = await openSlowLine({ parts: 1, pause: 0, firstByte: FIRST_BYTE_MS });
});
test.afterAll(() => line.close());

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
      early: entries.filter(({ startTime }) => startTime < painted).map(path),
    };
  });
}

/** The font that a text is painted in, `*` before the site's own. */
async function paintedIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? "*" : "") + familyName);
}

const isFont = (address: string) => address.endsWith(".woff2");

test.use({ viewport: phone });

test("on a slow line no page asks for more than three files before it paints: no font, no island", async ({
  page,
}) => {
  for (const route of layoutKinds) {
    await page.goto(line.origin + route);
    const { early } = await requestsOf(page);
    expect.soft(early.length + 1, `${route}: ${early}`).toBeLessThanOrEqual(MOST_REQUESTS);
    const scripts = early.filter((address) => /\.(woff2|js)$/.test(address));
    expect
      .soft(scripts.join("\n"), route)
      .toMatch(/^(\/assets\/(islands|enhancements)\.\w+\.js)?$/);
  }
});

test("on a slow line a first page is in the device's fonts, and the next in ours, from the cache", async ({
  page,
}) => {
  await page.goto(`${line.origin}/about`);
  expect(await paintedIn(page, "h1")).not.toContainEqual(expect.stringMatching(/^\*/));
  // Fetched when the browser has nothing else to do.
  await expect
    .poll(async () => (await requestsOf(page)).all.filter(isFont).length)
    .toBeGreaterThanOrEqual(3);

  await page.getByRole("contentinfo").locator('a[href="/complaints"]').first().click();
  await page.waitForURL("**/complaints");
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(new Set(fetched)).toEqual(new Set([0]));
  expect(await paintedIn(page, "h1")).toEqual([expect.stringMatching(/^\*Newsreader/)]);
  expect(await paintedIn(page, "main p")).toContainEqual(expect.stringMatching(/^\*Instrument/));
});

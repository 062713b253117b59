import { expect, type Page, test } from "@playwright/test";
import { encodedBody } from "../support/checks/encoded-body";
import { listenForNoise } from "../support/checks/noise";
import { contentRoutes, routes } from "../support/pages/routes";

/** Budget of the script every page loads, in bytes as sent. */
const BEHAVIOURS_BUDGET = 2_000;

/** React marks its elements with this symbol, in every build of it. */
const REACT = /Symbol\.for\(["']react\.(transitional\.)?element["']\)/;

function collectScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(new URL(response.url()).pathname, response.text());
  });
  return scripts;
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}

test("every page is quiet from top to bottom", { tag: "@smoke" }, async ({ page, baseURL }) => {
  for (const route of routes) {
    const noise = listenForNoise(page, baseURL ?? "");
    await page.goto(route);
    await readToTheEnd(page);
    expect.soft(noise, route).toEqual([]);
    page.removeAllListeners();
  }
});

test("content pages load one script, the behaviours, of at most 2000 bytes", async ({
  page,
  baseURL,
}) => {
  for (const route of contentRoutes) {
    const scripts = collectScripts(page);
    await page.goto(route);
    await readToTheEnd(page);
    // Where content names a counter, its script comes after it; e2e/seo/owner-build.spec.ts weighs that.
    const own = [...scripts.keys()].filter((address) => !/^\/assets\/counter\./.test(address));
    expect(own, route).toEqual([expect.stringMatching(/^\/assets\/behaviours\.\w+\.js$/)]);
    const [script = ""] = own;
    const { coding, bytes } = await encodedBody(new URL(script, baseURL), "br");
    expect(coding).toBe("br");
    expect(bytes).toBeLessThanOrEqual(BEHAVIOURS_BUDGET);
    page.removeAllListeners();
  }
});

test("Home fetches React only when the reader nears the carousel", async ({ page }) => {
  const scripts = collectScripts(page);
  const hasReact = async () => REACT.test((await Promise.all(scripts.values())).join("\n"));

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect([...scripts.keys()]).toContainEqual(expect.stringMatching(/^\/assets\/islands\./));
  expect(await hasReact()).toBe(false);

  await page.getByRole("region", { name: "What Our Clients Say" }).scrollIntoViewIfNeeded();
  await expect.poll(hasReact).toBe(true);
});

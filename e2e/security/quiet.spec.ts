import { expect, type Page, test } from "@playwright/test";
import { encodedBody } from "../support/checks/encoded-body";
import { listenForProblems } from "../support/checks/problems";
import { listenForViolations } from "../support/checks/violations";
import { NO_TESTIMONIALS, testimonials } from "../support/pages/carousel";
import { contentRoutes, routes } from "../support/pages/routes";
import { sideBySide } from "../support/pages/side-by-side";

/** Budget of the script every page loads, in bytes as sent. */
const ENHANCEMENTS_BUDGET = 2_000;
const ENHANCEMENTS = /^\/assets\/enhancements\.\w+\.js$/;

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

test("every page is quiet from top to bottom, and not stopped by its own policy", {
  tag: "@smoke",
}, async ({ context, baseURL }) => {
  await sideBySide(routes, async (route) => {
    const page = await context.newPage();
    const violations = await listenForViolations(page);
    const problems = listenForProblems(page, baseURL ?? "");
    const scripts = collectScripts(page);
    await page.goto(route);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect.soft([...problems, ...violations], route).toEqual([]);
    if (contentRoutes.includes(route)) {
      // Where content names a counter, its script comes after it; e2e/seo/configured-site.spec.ts
      // weighs that.
      const own = [...scripts.keys()].filter((address) => !/^\/assets\/counter\./.test(address));
      expect.soft(own, route).toEqual([expect.stringMatching(ENHANCEMENTS)]);
    }
    await page.close();
  });
});

test("the script that every page loads is at most 2000 bytes", async ({ page, baseURL }) => {
  const scripts = collectScripts(page);
  await page.goto("/about");
  await expect.poll(() => [...scripts.keys()]).toContainEqual(expect.stringMatching(ENHANCEMENTS));
  const script = [...scripts.keys()].find((address) => ENHANCEMENTS.test(address)) ?? "";
  const { coding, bytes } = await encodedBody(new URL(script, baseURL), "br");
  expect(coding).toBe("br");
  expect(bytes).toBeLessThanOrEqual(ENHANCEMENTS_BUDGET);
});

test("Home fetches React only when the reader nears the carousel", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  const scripts = collectScripts(page);
  const hasReact = async () => REACT.test((await Promise.all(scripts.values())).join("\n"));

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect([...scripts.keys()]).toContainEqual(expect.stringMatching(/^\/assets\/islands\./));
  expect(await hasReact()).toBe(false);

  await testimonials(page).scrollIntoViewIfNeeded();
  await expect.poll(hasReact).toBe(true);
});

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "parse5";
import { attribute, elementsOf } from "static-islands/html-tree";
import { EVERY_FONT } from "@/e2e/support/run/font-worlds";
import { desktop, layoutKinds, phone, routes } from "../support/pages/routes";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rule and place of each violation, so that a failure names what to mend. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

test("every page has its language, and headings in order", async ({ request }) => {
  for (const route of [...routes, "/no-such-page"]) {
    const elements = [...elementsOf(parse(await (await request.get(route)).text()))];
    const root = elements.find(({ tagName }) => tagName === "html");
    expect.soft(root && attribute(root, "lang"), route).toBe("en-IN");
    const levels = elements.flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? []);
    expect.soft([levels[0], levels.lastIndexOf("1")], `${route}: h1 first`).toEqual(["1", 0]);
    const skipped = levels.filter((level, index) => +level > +(levels[index - 1] ?? 0) + 1);
    expect.soft(skipped, `${route}: levels that were skipped to`).toEqual([]);
  }
});

// The other pages are made of the same blocks; any-content looks at each page of the site.
for (const route of layoutKinds) {
  test(`${route} has a skip link and no WCAG 2.2 AA violation`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    expect.soft(await violations(page), `${phone.width} px`).toEqual([]);
    await page.setViewportSize(desktop);
    expect.soft(await violations(page), `${desktop.width} px`).toEqual([]);

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the main content" });
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect.soft(page.getByRole("main")).toBeFocused();
  });
}

test("the open phone menu has no violation", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/equity");
  await page.locator("summary", { hasText: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Bank Details" }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the open Services dropdown has no violation", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/equity");
  await page.locator("summary", { hasText: "Services" }).click();
  await expect(page.getByRole("link", { name: "All Services" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the 404 page has no violation", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await violations(page)).toEqual([]);
});

// WCAG 1.4.10: 320 CSS px wide is a small phone, 320 x 256 is a 1280 px window at 400% zoom.
test("no page scrolls sideways at 320 x 640 and 320 x 256", { tag: EVERY_FONT }, async ({
  page,
}) => {
  for (const route of [...routes, "/no-such-page"]) {
    await page.goto(route);
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      expect.soft(await scrollsSideways(page), `${route}, ${height} px high`).toBe(false);
    }
  }
});

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
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

for (const route of routes) {
  test(`${route} has its language, a skip link, headings in order and no WCAG 2.2 AA violation`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", "en-IN");

    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect.soft([levels[0], levels.lastIndexOf(1)], "the only h1 comes first").toEqual([1, 0]);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(skipped, "levels that were skipped to").toEqual([]);

    expect.soft(await violations(page), `${phone.width} px`).toEqual([]);
    // The other pages are made of the same blocks.
    if (layoutKinds.includes(route)) {
      await page.setViewportSize(desktop);
      expect.soft(await violations(page), `${desktop.width} px`).toEqual([]);
    }

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
for (const viewport of [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  test(`no page scrolls sideways at ${viewport.width} x ${viewport.height}`, {
    tag: EVERY_FONT,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const route of [...routes, "/no-such-page"]) {
      await page.goto(route);
      expect.soft(await scrollsSideways(page), route).toBe(false);
    }
  });
}

import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { openWithDefaultFont } from "../support/engines/default-font";
import { sendButton } from "../support/pages/inquiry";
import { layoutFaults, SLACK, TEXT_SPACING } from "../support/pages/layout-faults";
import { menuSummary } from "../support/pages/menus";
import { desktop, layoutKinds, phone } from "../support/pages/routes";

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(layoutFaults, SLACK), where).toEqual([]);
}

test("with text of twice the size, and then spaced out, every layout holds at 360 px", {
  tag: EVERY_FONT,
}, async () => {
  const context = await openWithDefaultFont(32);
  const [page = await context.newPage()] = context.pages();
  await page.setViewportSize(phone);
  for (const route of [...layoutKinds, "/no-such-page"]) {
    await page.goto(route);
    await expectWhole(page, route);
    await page.addStyleTag({ content: TEXT_SPACING });
    await expectWhole(page, `${route}, spaced out`);
  }
  await menuSummary(page).click();
  await expectWhole(page, "menu open");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
  await context.close();
});

test("the header's labels stay on one line, and do not touch the name", {
  tag: EVERY_FONT,
}, async ({ page }) => {
  // In the device's own fonts: the site's may come late, or not at all.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/about");
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectWhole(page, `${width} px`);
    const lines = await page
      .getByRole("banner")
      .locator("nav > ul > li > :is(a, details)")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    // The button is 48 px high, a link 44.
    expect.soft(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(48);
  }
});

test("on a laptop the inquiry form ends with the screen, and it fits 315 px", {
  tag: EVERY_FONT,
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/contact");
  await expect(sendButton(page)).toBeInViewport();
  await page.setViewportSize({ width: 315, height: 600 });
  await expectWhole(page, "beside a scrollbar");
});

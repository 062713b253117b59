import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import {
  headerLink,
  headerMenu,
  lastHref,
  mainNavigation,
  menuSummary,
  serviceMenu,
  servicesSummary,
  shownLinks,
} from "../support/pages/menus";
import { desktop, layoutKinds, phone } from "../support/pages/routes";

async function expectDropdown(page: Page, state: "open" | "closed") {
  await expect(headerLink(page, lastHref)).toBeVisible({ visible: state === "open" });
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto("/about"));

  test("the header has its links in order, the services in a dropdown", async ({ page }) => {
    const services = serviceMenu.map(([, href]) => href);
    const withoutServices = headerMenu.filter(([, href]) => !services.includes(href));
    expect(await shownLinks(mainNavigation(page))).toEqual(withoutServices);
    await servicesSummary(page).click();
    expect(await shownLinks(mainNavigation(page))).toEqual(headerMenu);
    await expect(menuSummary(page)).toBeHidden();
    const [button, link] = ["/contact", "/about"].map((href) =>
      headerLink(page, href).evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    expect(await button, "the contact link is a button").not.toBe(await link);
  });

  test("a second click, a click outside and Escape close the dropdown", {
    tag: "@smoke",
  }, async ({ page }) => {
    await expectDropdown(page, "closed");
    const close = [
      () => servicesSummary(page).click(),
      () => page.getByRole("heading", { level: 1 }).click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const act of close) {
      await servicesSummary(page).click();
      await expectDropdown(page, "open");
      await act();
      await expectDropdown(page, "closed");
    }
    await expect(servicesSummary(page)).toBeFocused();
  });

  test("a chosen service closes the dropdown, also for the back button", async ({ page }) => {
    await servicesSummary(page).click();
    await headerLink(page, lastHref).click();
    await expect(page).toHaveURL(lastHref);
    await expectDropdown(page, "closed");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expectDropdown(page, "closed");
  });

  test("by keyboard: Enter opens it, Tab goes through its links in order", async ({ page }) => {
    await headerLink(page, "/about").focus();
    await page.keyboard.press("Tab");
    await expect(servicesSummary(page)).toBeFocused();
    await page.keyboard.press("Enter");
    for (const [, href] of serviceMenu) {
      await page.keyboard.press("Tab");
      await expect(headerLink(page, href)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(lastHref);
  });

  test("only the current page's link is marked", async ({ page }) => {
    for (const route of [...headerMenu.map(([, href]) => href), "/refunds"]) {
      await page.goto(route);
      const marked = page.locator('a[aria-current="page"]');
      const hrefs = await marked.evaluateAll((links) => links.map((a) => a.getAttribute("href")));
      const isInMenu = headerMenu.some(([, href]) => href === route);
      expect.soft([...new Set(hrefs)], route).toEqual(isInMenu ? [route] : []);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test.beforeEach(({ page }) => page.goto("/about"));

  test("the menu shows the header's links, each of which can be reached by scrolling", {
    tag: "@smoke",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
    await expect(servicesSummary(page)).toBeHidden();
    await menuSummary(page).click();
    expect(await shownLinks(mainNavigation(page))).toEqual(headerMenu);
    const last = headerLink(page, headerMenu.at(-1)?.[1] ?? "");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test("a chosen link, also that of the current page, closes the menu", async ({ page }) => {
    await menuSummary(page).click();
    await headerLink(page, "/bankdetails").click();
    await expect(page).toHaveURL("/bankdetails");
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
    await menuSummary(page).click();
    await headerLink(page, "/about").click();
    await expect.poll(() => shownLinks(mainNavigation(page))).toEqual([]);
  });
});

test("a new page starts at its top", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator('a[href="/about"]');
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the header stays at the top of every layout", { tag: EVERY_FONT }, async ({ page }) => {
  for (const route of layoutKinds) {
    await page.goto(route);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const box = await page.getByRole("banner").boundingBox();
    expect.soft(box?.y, route).toBe(0);
    await expect.soft(mainNavigation(page), route).toBeInViewport({ ratio: 1 });
  }
});

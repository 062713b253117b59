import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/support/run/font-worlds";
import {
  headerMenu,
  mainNavigation,
  menuSummary,
  serviceMenu,
  servicesSummary,
  shownLinks,
} from "../support/pages/menus";
import { desktop, layoutKinds, phone } from "../support/pages/routes";

function lastService(page: Page) {
  return mainNavigation(page).getByRole("link", { name: "Combo Products" });
}

async function expectDropdown(page: Page, state: "open" | "closed") {
  await expect(lastService(page)).toBeVisible({ visible: state === "open" });
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the header holds the links of docs/requirements.md R3.1 in order, the services in a dropdown", async ({
    page,
  }) => {
    await page.goto("/");
    const withoutServices = headerMenu.filter((link) => !serviceMenu.some((item) => item === link));
    expect(await shownLinks(mainNavigation(page))).toEqual(withoutServices);

    await servicesSummary(page).click();
    expect(await shownLinks(mainNavigation(page))).toEqual(headerMenu);
    await expect(menuSummary(page)).toBeHidden();
  });

  test("Contact Us is shown as a button", async ({ page }) => {
    await page.goto("/");
    const [button, link] = ["Contact Us", "About Us"].map((name) =>
      mainNavigation(page)
        .getByRole("link", { name })
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    expect(await button).not.toBe(await link);
  });

  test("a click opens the dropdown, a second one closes it", { tag: "@smoke" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await expectDropdown(page, "closed");
    await servicesSummary(page).click();
    await expectDropdown(page, "open");
    await servicesSummary(page).click();
    await expectDropdown(page, "closed");
  });

  test("a click outside closes the dropdown", async ({ page }) => {
    await page.goto("/about");
    await servicesSummary(page).click();
    await expectDropdown(page, "open");
    await page.getByRole("heading", { level: 1 }).click();
    await expectDropdown(page, "closed");
  });

  test("Escape closes the dropdown and returns the focus to what opened it", async ({ page }) => {
    await page.goto("/about");
    await servicesSummary(page).click();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "All Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectDropdown(page, "closed");
    await expect(servicesSummary(page)).toBeFocused();
  });

  test("choosing a service closes the dropdown, also for the back button", async ({ page }) => {
    await page.goto("/about");
    await servicesSummary(page).click();
    await mainNavigation(page).getByRole("link", { name: "Hedging" }).click();
    await expect(page).toHaveURL("/hedging");
    await expectDropdown(page, "closed");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expectDropdown(page, "closed");
  });

  test("by keyboard: Tab to it, Enter opens it, Tab goes through its links in order", async ({
    page,
  }) => {
    await page.goto("/about");
    await mainNavigation(page).getByRole("link", { name: "About Us" }).focus();
    await page.keyboard.press("Tab");
    await expect(servicesSummary(page)).toBeFocused();
    await page.keyboard.press("Enter");
    for (const [label, href] of serviceMenu) {
      await page.keyboard.press("Tab");
      const link = mainNavigation(page).getByRole("link", { name: label });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute("href", href);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/combo");
  });

  test("exactly the current page's link is marked", async ({ page }) => {
    // Two of them stand in no menu.
    for (const route of [...headerMenu.map(([, href]) => href), "/refunds", "/parts"]) {
      await page.goto(route);
      await servicesSummary(page).click();
      const marked = page.getByRole("link").and(page.locator("[aria-current]"));
      const expected = headerMenu.filter(([, href]) => href === route).map(([, href]) => href);
      const hrefs = await marked.evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("href")}`),
      );
      expect.soft(hrefs, route).toEqual(expected);
      for (const link of await marked.all()) {
        await expect.soft(link, route).toHaveAttribute("aria-current", "page");
      }
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the menu shows the same links as the header", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/about");
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
    await expect(servicesSummary(page)).toBeHidden();
    await menuSummary(page).click();
    expect(await shownLinks(mainNavigation(page))).toEqual(headerMenu);
  });

  test("every link of the menu can be reached by scrolling it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto("/about");
    await menuSummary(page).click();
    const last = mainNavigation(page).getByRole("link", { name: "Contact Us" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await last.click();
    await expect(page).toHaveURL("/contact");
  });

  test("choosing a link goes there, with the menu closed", async ({ page }) => {
    await page.goto("/about");
    await menuSummary(page).click();
    await mainNavigation(page).getByRole("link", { name: "Bank Details" }).click();
    await expect(page).toHaveURL("/bankdetails");
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    expect(await shownLinks(mainNavigation(page))).toEqual([]);
  });

  test("choosing the current page closes the menu too", async ({ page }) => {
    await page.goto("/about");
    await menuSummary(page).click();
    await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => shownLinks(mainNavigation(page))).toEqual([]);
  });
});

test("a new page starts at its top", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
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
    expect.soft(await page.evaluate(() => scrollY), route).toBeGreaterThan(0);
    const box = await page.getByRole("banner").boundingBox();
    expect.soft(box?.y, route).toBe(0);
    await expect.soft(mainNavigation(page), route).toBeInViewport({ ratio: 1 });
  }
});

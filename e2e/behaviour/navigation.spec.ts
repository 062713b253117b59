import { expect, test } from "@playwright/test";
import {
  barLinks,
  beforeMenu,
  headerLink,
  headerMenu,
  lastHref,
  mainNavigation,
  menuSummary,
  serviceMenu,
  servicesSummary,
  shownLinks,
} from "../support/pages/menus";
import { desktop, phone } from "../support/pages/routes";

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto("/about"));

  test("the header has its links in order, the services in a dropdown", async ({ page }) => {
    expect(await shownLinks(mainNavigation(page))).toEqual(barLinks);
    await servicesSummary(page).click();
    const dropdown = mainNavigation(page).locator("details[open]");
    expect(await shownLinks(dropdown)).toEqual([...serviceMenu, ...beforeMenu]);
    await expect(menuSummary(page)).toBeHidden();
    const colourOf = (href: string) =>
      headerLink(page, href).evaluate((element) => getComputedStyle(element).backgroundColor);
    const button = await colourOf("/contact");
    expect(button, "the contact link is a button").not.toBe(await colourOf("/about"));
  });

  test("a second click, one outside, Escape and a choice close the dropdown", async ({ page }) => {
    const link = headerLink(page, lastHref);
    for (const close of [
      () => servicesSummary(page).click(),
      () => page.mouse.click(desktop.width - 5, desktop.height - 5),
      () => page.keyboard.press("Escape"),
    ]) {
      await expect(link).toBeHidden();
      await servicesSummary(page).click();
      await expect(link).toBeVisible();
      await close();
    }
    await expect(link).toBeHidden();
    await expect(servicesSummary(page)).toBeFocused();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await servicesSummary(page).click();
    await link.click();
    await expect(page).toHaveURL(lastHref);
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => scrollY), "a new page starts at its top").toBe(0);
  });
});

test("on a phone the menu shows the bar's links and dropdown, and a choice closes it", async ({
  page,
}) => {
  await page.setViewportSize({ ...phone, height: 400 });
  await page.goto("/about");
  expect(await shownLinks(mainNavigation(page))).toEqual([]);
  await expect(servicesSummary(page)).toBeHidden();
  await menuSummary(page).click();
  expect(await shownLinks(mainNavigation(page))).toEqual([...barLinks, ...beforeMenu]);
  await servicesSummary(page).click();
  expect(await shownLinks(mainNavigation(page))).toEqual([...headerMenu, ...beforeMenu]);
  // Higher than the window: each link can be reached by scrolling.
  const [lastLabel = ""] = beforeMenu.at(-1) ?? [];
  const last = mainNavigation(page).getByRole("link", { name: lastLabel, exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // Also the link of the current page.
  for (const href of ["/about", "/bankdetails"]) {
    await headerLink(page, href).click();
    await expect(page).toHaveURL(href);
    await expect(headerLink(page, href)).toBeHidden();
    await menuSummary(page).click();
  }
});

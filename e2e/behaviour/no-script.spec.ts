import { expect, test } from "@playwright/test";
import { COUNT, NO_TESTIMONIALS, slide } from "../support/pages/carousel";
import {
  beforeMenu,
  headerLink,
  headerMenu,
  lastHref,
  mainNavigation,
  menuSummary,
  servicesSummary,
  shownLinks,
} from "../support/pages/menus";
import { content, desktop, figureRoutes, layoutKinds, phone } from "../support/pages/routes";

test.use({ javaScriptEnabled: false });

test("every layout can be read, without buttons that need a script", async ({ page }) => {
  for (const route of [...layoutKinds, ...figureRoutes.slice(0, 1)]) {
    await page.goto(route);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByRole("main"), route).toHaveText(/.{500}/s);
    await expect.soft(page.getByRole("main").getByRole("button"), route).toHaveCount(0);
    await expect.soft(page.getByRole("main").getByRole("combobox"), route).toHaveCount(0);
  }
});

test("the Services dropdown and the phone menu open, and their links lead on", async ({ page }) => {
  for (const { viewport, summaries, href } of [
    { viewport: desktop, summaries: [servicesSummary], href: lastHref },
    { viewport: phone, summaries: [menuSummary, servicesSummary], href: "/bankdetails" },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    for (const summary of summaries) await summary(page).click();
    const links = await shownLinks(mainNavigation(page));
    expect(links).toEqual(expect.arrayContaining([...headerMenu, ...beforeMenu]));
    await headerLink(page, href).click();
    await expect(page).toHaveURL(href);
  }
});

test("all testimonials can be read", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  await page.goto("/");
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (let number = 1; number <= COUNT; number += 1) {
      await slide(page, number).scrollIntoViewIfNeeded();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test("dates show, as of the build", async ({ page }) => {
  await page.goto("/terms-condition");
  const updated = new RegExp(`${content.shared.policy.updated}: .*20\\d\\d`);
  await expect(page.getByRole("main").getByText(updated)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(/© 20\d\d /)).toBeVisible();
});

test("words replace both forms, with the firm's chat, phone and mail", async ({ page }) => {
  const { contact, "consent-form": consent } = content.pages;
  for (const [route, words] of [
    ["/contact", contact.noScript],
    ["/consent-form", consent.noScript],
  ] as const) {
    await page.goto(route);
    const main = page.getByRole("main");
    // Playwright finds no text by itself in a <noscript>.
    await expect(main).toContainText(words, { useInnerText: true });
    await expect(main.getByRole("textbox")).toHaveCount(0);
    for (const scheme of ["tel:", "mailto:", "https://wa.me/"]) {
      const shown = main.locator(`a[href^="${scheme}"]`).filter({ visible: true });
      await expect(shown.first(), scheme).toBeVisible();
    }
  }
});

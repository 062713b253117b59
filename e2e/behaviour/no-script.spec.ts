import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";
import { COUNT, slide } from "../support/pages/carousel";
import {
  headerMenu,
  mainNavigation,
  menuSummary,
  serviceMenu,
  servicesSummary,
  shownLinks,
} from "../support/pages/menus";
import { desktop, figureRoutes, phone, routes } from "../support/pages/routes";

test.use({ javaScriptEnabled: false });

test("every page can be read", { tag: "@smoke" }, async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByRole("main"), route).toHaveText(/.{500}/s);
  }
});

test("the Services dropdown opens and its links work", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  await servicesSummary(page).click();
  for (const [name] of serviceMenu) {
    await expect(mainNavigation(page).getByRole("link", { name })).toBeVisible();
  }
  await mainNavigation(page).getByRole("link", { name: "Options" }).click();
  await expect(page).toHaveURL("/options");
});

test("the phone menu opens and its links work", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await menuSummary(page).click();
  expect(await shownLinks(mainNavigation(page))).toEqual(headerMenu);
  await mainNavigation(page).getByRole("link", { name: "Bank Details" }).click();
  await expect(page).toHaveURL("/bankdetails");
});

for (const viewport of [phone, desktop]) {
  test(`all five testimonials can be read at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    for (let number = 1; number <= COUNT; number += 1) {
      await slide(page, number).scrollIntoViewIfNeeded();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
      await expect(slide(page, number).getByRole("blockquote")).toHaveText(/\w+ \w+ \w+/);
    }
  });
}

test("no button is shown that only a script could answer", async ({ page }) => {
  for (const route of ["/", "/bankdetails", "/contact", ...figureRoutes]) {
    await page.goto(route);
    await expect(page.getByRole("main").getByRole("button"), route).toHaveCount(0);
  }
});

test("dates show, as of the build", async ({ page }) => {
  await page.goto("/terms-condition");
  await expect(page.getByRole("main").getByText(/Last Updated: \w+ \d{1,2}, 20\d\d/)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(/© 20\d\d /)).toBeVisible();
});

test("the inquiry form gives way to the firm's own chat, phone and mail", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeHidden();
  const section = band(page, "Send us a message");
  await expect(section.getByText(/WhatsApp.*call.*e-mail/)).toBeVisible();
  for (const scheme of ["tel:", "mailto:", "https://wa.me/"]) {
    await expect(section.locator(`a[href^="${scheme}"]`)).toBeVisible();
  }
});

test("/consent-form says how else to reach the firm", async ({ page }) => {
  await page.goto("/consent-form");
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeHidden();
  const main = page.getByRole("main");
  await expect(main.getByText(/needs JavaScript.*call, message or e-mail us/)).toBeVisible();
  for (const scheme of ["tel:", "mailto:", "https://wa.me/"]) {
    await expect(main.locator(`a[href^="${scheme}"]`).first()).toBeVisible();
  }
});

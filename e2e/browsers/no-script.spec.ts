import type { Locator } from "@playwright/test";
import { expect, test } from "../support/consent/consent";
import { headerLink, lastHref, menuSummary, servicesSummary } from "../support/pages/menus";
import { desktop, phone, routes } from "../support/pages/routes";

// Playwright's own waiting needs timers and animation frames, which Firefox stops with the rest:
// so these tests ask again and again from outside, and click without waiting for a still element.
async function expectShown(locator: Locator, shown: boolean, place: string): Promise<void> {
  await expect.poll(() => locator.isVisible(), place).toBe(shown);
}

test("without scripts every page can be read", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expectShown(page.getByRole("heading", { level: 1 }), true, route);
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect(text.length, route).toBeGreaterThan(500);
  }
});

for (const { name, viewport, summary } of [
  { name: "Services dropdown", viewport: desktop, summary: servicesSummary },
  { name: "phone menu", viewport: phone, summary: menuSummary },
]) {
  test(`without scripts the ${name} opens and leads on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    const link = headerLink(page, lastHref);
    await expectShown(link, false, "closed");
    await summary(page).click({ force: true });
    await expectShown(link, true, "open");
    await link.click({ force: true });
    await page.waitForURL(lastHref);
  });
}

test("without scripts the forms give way to phone, mail and WhatsApp", async ({ page }) => {
  for (const route of ["/contact", "/consent-form"]) {
    await page.goto(route);
    await expectShown(page.getByRole("main").getByRole("textbox").first(), false, route);
    for (const scheme of ["tel:", "mailto:", "https://wa.me/"]) {
      const link = page.getByRole("main").locator(`a[href^="${scheme}"]`).first();
      await expectShown(link, true, `${route} ${scheme}`);
    }
  }
});

import { expect, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { content } from "../support/pages/routes";

// What hosts and networks do to pages on their way: they hold back scripts, or make the HTML shorter.

const FORMS = [
  { route: "/contact", island: "inquiry-form" },
  { route: "/consent-form", island: "consent-form" },
];

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: content.shared.stopped });

async function change(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(/\/[a-z-]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

/** As Cloudflare's Rocket Loader, which brings scripts in by itself; a CSP such as ours stops that. */
const holdBackScripts = (html: string) =>
  html.replace(/<script(?![^>]*data-cfasync="false")(?![^>]*type=)/g, '<script type="held-back"');

/** React's marks between texts are comments. */
const shorten = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/> +</g, "><")
    .replace(/(<(?:p|div|span|input|label)\b[^>]*? id)="([\w-]+)"/g, "$1=$2");

for (const { route, island } of FORMS) {
  for (const [name, edit] of Object.entries({ holdBackScripts, shorten })) {
    test(`${route} works after ${name}`, { tag: FURTHER }, async ({ page }) => {
      await change(page, edit);
      await page.goto(route);
      await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute("data-ready");
      await expect(notice(page)).toBeHidden();
    });
  }

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`${route} says with contacts that no script of it runs; motion: ${reducedMotion}`, {
      tag: FURTHER,
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      // The CSP has the hashes of inline scripts.
      await change(page, (html) => html.replace(/<script data-cfasync="false">/g, "$& "));
      await page.goto(route);
      await expect(page.locator("footer")).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(notice(page)).toBeInViewport();
      await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
    });
  }
}

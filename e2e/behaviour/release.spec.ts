import { expect, type Page, test } from "@playwright/test";
import { FURTHER, furtherUnless } from "@/e2e/run/further";
import { field, fields, fillIn, inquiry, sendButton } from "../support/pages/inquiry";
import { content, figureRoutes } from "../support/pages/routes";

// A release replaces the site's files while a page is open: what the page has not fetched yet is gone.

const { missing } = content.shared;
const LATE = /\/assets\/(?!islands)[^/]+\.(js|json)$/;

const WAYS = {
  "404": { status: 404, contentType: "text/plain", body: "Not found" },
  "a page in its place": { status: 200, contentType: "text/html", body: "<!doctype html><p>Home" },
} as const;

const replaced = (page: Page) => page.getByRole("alert").filter({ hasText: missing.replaced });
const line = (page: Page) => page.getByRole("status").filter({ hasText: missing.line });

/** Every kind of island, by a page that has it. */
const PAGES = [
  "/",
  "/contact",
  "/services",
  "/bankdetails",
  "/refunds",
  ...figureRoutes.slice(0, 1),
  "/consent-form",
];

for (const [way, answer] of Object.entries(WAYS)) {
  test(`code that is gone, ${way}: every page says to reload, and works after it`, {
    tag: furtherUnless(way === "404"),
  }, async ({ page }) => {
    for (const route of PAGES) {
      await page.route(LATE, (request) => request.fulfill(answer));
      await page.goto(route);
      // Some islands wait for the visitor.
      const island = page.locator("[data-island]").first();
      await island.scrollIntoViewIfNeeded();
      await island.hover();
      await expect(replaced(page), route).toBeVisible();
      await expect(line(page), route).toBeHidden();
      await page.unroute(LATE);
      const reload = replaced(page).getByRole("button", { name: missing.reload });
      await Promise.all([page.waitForEvent("load"), reload.click()]);
      await page.locator("[data-island]").first().hover();
      await expect(page.locator("[data-island][data-ready]").first(), route).toBeAttached();
      await expect(replaced(page), route).toBeHidden();
    }
  });
}

test("a message that was typed is there after the reload; who wrote it was kept nowhere", async ({
  page,
}) => {
  await page.route(LATE, (request) => request.fulfill(WAYS["404"]));
  await page.goto("/contact");
  await fillIn(page);
  const reload = replaced(page).getByRole("button");
  await expect(reload).toBeVisible();
  await page.unroute(LATE);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(sendButton(page)).toBeEnabled();
  for (const name of fields) {
    const isKept = name === "message" || name === "language";
    await expect(field(page, name), name).toHaveValue(isKept ? inquiry[name] : "");
  }
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stored).toEqual([0, 0]);
  expect(await page.evaluate(() => [history.state, location.search])).toEqual([null, ""]);
});

test("a broken line is no release: it says so, goes on by itself, and then says nothing", {
  tag: FURTHER,
}, async ({ page }) => {
  await page.route(LATE, (request) => request.abort("connectionfailed"));
  await page.goto("/contact");
  await expect(line(page)).toBeVisible();
  await expect(replaced(page)).toBeHidden();
  await page.unroute(LATE);
  await expect(sendButton(page)).toBeEnabled();
  await expect(line(page)).toBeHidden();
});

test("a page whose first script is gone says to reload", { tag: FURTHER }, async ({ page }) => {
  for (const route of ["/contact", "/about"]) {
    await page.route("**/assets/*.js", (request) => request.fulfill(WAYS["404"]));
    await page.goto(route);
    await expect(replaced(page), route).toBeVisible();
    await page.unroute("**/assets/*.js");
  }
});

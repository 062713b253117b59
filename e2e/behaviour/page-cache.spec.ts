import { expect, type Page, test } from "@playwright/test";
import { FURTHER, furtherUnless } from "@/e2e/run/further";
import { goBackToCache, markDocument, pageCache } from "../support/engines/page-cache";
import {
  control,
  expectShown,
  NO_TESTIMONIALS,
  testimonials,
  wakeCarousel,
} from "../support/pages/carousel";
import { field, fields, fillIn, inquiry, openContact, send } from "../support/pages/inquiry";
import { headerLink, lastHref, menuSummary, servicesSummary } from "../support/pages/menus";
import { desktop, phone } from "../support/pages/routes";

// Visitors' browsers keep the page that is left, alive, and show that on Back.
test.use(pageCache);

async function backFrom(page: Page, leave: () => Promise<void>): Promise<void> {
  const left = page.url();
  await markDocument(page);
  await leave();
  await expect(page).not.toHaveURL(left);
  await goBackToCache(page);
  await expect(page).toHaveURL(left);
}

for (const { name, viewport, summary, href } of [
  { name: "phone menu", viewport: phone, summary: menuSummary, href: "/bankdetails" },
  { name: "Services dropdown", viewport: desktop, summary: servicesSummary, href: lastHref },
]) {
  test(`the ${name} is closed after Back`, {
    tag: furtherUnless(viewport === phone),
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await summary(page).click();
    const link = headerLink(page, href);
    await backFrom(page, () => link.click());
    await expect(link).toBeHidden();
    await summary(page).click();
    await expect(link).toBeVisible();
  });
}

test("the carousel works after Back", { tag: FURTHER }, async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  await page.goto("/");
  await wakeCarousel(page);
  await control(page, "pause").click();
  await control(page, "next").click();
  await testimonials(page).evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expectShown(page, 2);
  await backFrom(page, () => headerLink(page, "/about").click());
  await testimonials(page).evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expectShown(page, 2);
  // By key: while the one page still fades into the other, Playwright takes a button for covered
  // and scrolls the slides out of sight.
  await control(page, "next").press("Enter");
  await expectShown(page, 3);
});

test("what is typed into the inquiry is there after Back, and can be sent", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await backFrom(page, () => headerLink(page, "/about").click());
  for (const name of fields) await expect(field(page, name)).toHaveValue(inquiry[name]);
  const chat = await send(page);
  expect(new URL(chat.url()).searchParams.get("text")).toContain(inquiry.message);
});

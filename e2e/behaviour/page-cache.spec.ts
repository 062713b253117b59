import { expect, type Page, test } from "@playwright/test";
import { goBackToCache, markDocument, pageCache } from "../support/engines/page-cache";
import { control, expectShown, wakeCarousel } from "../support/pages/carousel";
import { field, fillIn, inquiry, openContact, send } from "../support/pages/inquiry";
import { mainNavigation, menuSummary, servicesSummary } from "../support/pages/menus";
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

for (const { name, viewport, summary } of [
  { name: "phone menu", viewport: phone, summary: menuSummary },
  { name: "Services dropdown", viewport: desktop, summary: servicesSummary },
]) {
  test(`the ${name} is closed after Back`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await summary(page).click();
    const link = mainNavigation(page).getByRole("link", { name: "Hedging" });
    await backFrom(page, () => link.click());
    await expect(link).toBeHidden();
    await summary(page).click();
    await expect(link).toBeVisible();
  });
}

test("the carousel answers after Back", async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
  await control(page, "Pause").click();
  await control(page, "Next").click();
  await expectShown(page, 2);
  await backFrom(page, () => mainNavigation(page).getByRole("link", { name: "About Us" }).click());
  await expectShown(page, 2);
  // By key: while the one page still fades into the other, Playwright takes a button for covered
  // and scrolls the slides out of sight.
  await control(page, "Next").press("Enter");
  await expectShown(page, 3);
});

test("what is typed into the inquiry is there after Back, and can be sent", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await backFrom(page, () => mainNavigation(page).getByRole("link", { name: "About Us" }).click());
  for (const label of Object.keys(inquiry) as (keyof typeof inquiry)[]) {
    await expect(field(page, label)).toHaveValue(inquiry[label]);
  }
  const chat = await send(page);
  expect(new URL(chat.url()).searchParams.get("text")).toContain(inquiry["Your Message"]);
});

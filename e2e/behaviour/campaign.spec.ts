import { expect, test } from "@playwright/test";
import { field, openContact, sendButton } from "../support/pages/inquiry";
import { content, serviceRoutes } from "../support/pages/routes";

const { form } = content.pages.contact;
const [service = ""] = serviceRoutes;
const lineOf = (campaign: string) => form.campaign.replace("{campaign}", campaign);

test("a campaign is carried into the inquiry, and stored nowhere", async ({ page, context }) => {
  await page.goto(`${service}?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026&gclid=abc`);
  const crumbs = page.getByRole("navigation", { name: content.shared.crumbs.label });
  await crumbs.getByRole("link").last().click();
  await expect(page).toHaveURL(/\?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026$/);
  await page.getByRole("contentinfo").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact\?utm_source=google/);
  await expect(sendButton(page)).toBeEnabled();
  await expect(field(page, "message")).toHaveValue(`${lineOf("google / cpc / diwali-2026")}\n\n`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

test("a plan's button keeps its plan beside the campaign", async ({ page }) => {
  await page.goto(`${service}?utm_source=google`);
  // Before an anchor, and on no link that leaves the site.
  await expect(page.locator('a[href*="utm_source=google#"]').first()).toBeAttached();
  await expect(page.locator('a[href*=":"][href*="utm_"]')).toHaveCount(0);
  await page.getByRole("main").getByRole("listitem").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact\?plan=[\w-]+&utm_source=google$/);
  await expect(field(page, "message")).toHaveValue(new RegExp(`.+\n${lineOf("google")}\n\n$`));
});

test("what looks like a person's data is not carried", async ({ page }) => {
  await openContact(page, "?utm_source=asha%40example.in&utm_term=98765%2043210");
  await expect(field(page, "message")).toHaveValue("");
  await page.getByRole("contentinfo").locator('a[href^="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
});

import { expect, test } from "@playwright/test";
import {
  answerForWhatsApp,
  field,
  fillIn,
  messageLines,
  send,
  sendButton,
} from "../support/pages/inquiry";
import { content, serviceRoutes } from "../support/pages/routes";

const { form } = content.pages.contact;
const LINE = form.campaign.replace("{campaign}", "google / cpc / diwali-2026");
const [service = ""] = serviceRoutes;

test("a campaign is carried from page to page, and into the inquiry if the visitor sends it", async ({
  page,
  context,
}) => {
  await answerForWhatsApp(page);
  await page.goto(`${service}?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026&gclid=abc`);
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).not.toContain("utm");
  const crumbs = page.getByRole("navigation", { name: content.shared.crumbs.label });
  await crumbs.getByRole("link").last().click();
  await expect(page).toHaveURL(/\?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026$/);
  await page.getByRole("contentinfo").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact\?utm_source=google/);
  await expect(sendButton(page)).toBeEnabled();
  await expect(field(page, "message")).toHaveValue(`${LINE}\n\n`);

  await fillIn(page, { message: `${LINE}\n\nWhich plan suits one lot?` });
  const lines = messageLines((await send(page)).url());
  const start = lines.indexOf(`${form.text.message}:`);
  expect(lines.slice(start + 1, start + 4)).toEqual([LINE, "", "Which plan suits one lot?"]);
  const stored = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual([""]);
  expect(await context.cookies()).toEqual([]);
});

test("a plan's button keeps its plan beside the campaign", async ({ page }) => {
  await page.goto(`${service}?utm_source=google`);
  await page.getByRole("main").getByRole("listitem").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact\?plan=[\w-]+&utm_source=google$/);
  await expect(field(page, "message")).toHaveValue(
    new RegExp(`.+\n${form.campaign.replace("{campaign}", "google")}\n\n$`),
  );
});

test("what looks like a person's data is not carried", async ({ page }) => {
  await page.goto(`${service}?utm_source=asha%40example.in&utm_term=98765%2043210`);
  await page.getByRole("contentinfo").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

import { expect, test } from "@playwright/test";
import { loadContent } from "@/lib/checks/checked-content";
import {
  answerForWhatsApp,
  field,
  fillIn,
  messageLines,
  send,
  sendButton,
} from "../support/pages/inquiry";

const { form } = loadContent(`${process.cwd()}/content`).pages.contact;
const LINE = form.campaign.replace("{campaign}", "google / cpc / diwali-2026");

test("a campaign comes along from page to page, and with the inquiry if the visitor sends it", async ({
  page,
  context,
}) => {
  await answerForWhatsApp(page);
  await page.goto("/futures?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026&gclid=abc");
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).not.toContain("utm");
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\?utm_source=google&utm_medium=cpc&utm_campaign=diwali-2026$/);
  expect(await canonical.getAttribute("href")).not.toContain("utm");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact\?utm_source=google/);
  await expect(sendButton(page)).toBeEnabled();
  await expect(field(page, "Your Message")).toHaveValue(`${LINE}\n\n`);

  await fillIn(page, { "Your Message": `${LINE}\n\nWhich plan suits one lot?` });
  const lines = messageLines((await send(page)).url());
  const start = lines.indexOf(`${form.text.message}:`);
  expect(lines.slice(start + 1)).toEqual([
    LINE,
    "",
    "Which plan suits one lot?",
    "",
    form.text.footer,
  ]);
  const stored = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual([""]);
  expect(await context.cookies()).toEqual([]);
});

test("a plan's button keeps its plan beside the campaign", async ({ page }) => {
  await page.goto("/options?utm_source=google");
  await page.getByRole("main").getByRole("listitem").locator('a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact\?plan=[\w-]+&utm_source=google$/);
  await expect(field(page, "Your Message")).toHaveValue(
    new RegExp(`.+\n${form.campaign.replace("{campaign}", "google")}\n\n$`),
  );
});

test("what looks like a person's data is not carried", async ({ page }) => {
  await page.goto("/futures?utm_source=asha%40example.in&utm_term=98765%2043210");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

import { expect, test } from "@playwright/test";
import { content } from "../support/pages/routes";

const { pages, shared } = content;
const { transfer, upi } = pages.bankdetails;
const COPY = `${shared.copy.label}: ${transfer.ifsc}`;
const qrCode = /upi-qr/;

test.describe("copy buttons on the bank details", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("each puts the value beside it on the clipboard, says so and offers itself again", async ({
    page,
  }) => {
    await page.goto("/bankdetails");
    const { payee, bank, branch, account, ifsc, accountType } = transfer;
    for (const label of [payee, bank, branch, account, ifsc, accountType, upi.id, upi.phone]) {
      const row = page.locator("dl > div", { has: page.getByText(label, { exact: true }) });
      const value = await row.getByRole("definition").first().textContent();
      expect(value, label).toMatch(/\w/);
      await row.getByRole("button", { name: `${shared.copy.label}: ${label}` }).click();
      await expect(row.getByRole("button", { name: shared.copy.done }), label).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText()), label).toBe(value);
    }
    await expect(page.getByRole("button", { name: COPY })).toHaveText(shared.copy.label);
  });
});

test("without a clipboard the value is selected, ready to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  await page.goto("/bankdetails");
  const button = page.getByRole("button", { name: COPY });
  await button.click();
  const row = page.locator("dl > div").filter({ has: button });
  const value = await row.getByRole("definition").first().textContent();
  expect(await page.evaluate(() => String(getSelection()))).toBe(value);
  await expect(button).toHaveText(shared.copy.label);
});

test("the QR image is shown; one that fails to load becomes the placeholder", async ({ page }) => {
  for (const [isBroken, shown] of [
    [false, qrCode],
    [true, /\/placeholder\.svg$/],
  ] as const) {
    if (isBroken) await page.route("/upi-qr.svg", (route) => route.abort());
    await page.goto("/bankdetails");
    const image = page.getByRole("main").getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("src", shown);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("the chat button is hidden while a control of the page has the keyboard's focus", async ({
  page,
}) => {
  await page.goto("/bankdetails");
  const chat = page.getByRole("link", { name: shared.chat });
  await expect(chat).toBeVisible();
  await page.getByRole("button", { name: COPY }).focus();
  await page.keyboard.press("Tab");
  await expect(chat).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await expect(chat).toBeVisible();
});

import { expect, test } from "@playwright/test";

test.describe("copy buttons on the bank details", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const details = [
    "Payee",
    "Account number",
    "IFSC",
    "Bank",
    "Branch",
    "Account type",
    "UPI ID",
    "Pay by phone number",
  ];
  test("each puts the value beside it on the clipboard and says so", async ({ page }) => {
    await page.goto("/bankdetails");
    for (const label of details) {
      const row = page.locator("dl > div", { has: page.getByText(label, { exact: true }) });
      const value = await row.getByRole("definition").first().textContent();
      expect(value, label).toMatch(/\w/);

      await row.getByRole("button", { name: `Copy: ${label}` }).click();
      await expect(row.getByRole("button", { name: "Copied" }), label).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText()), label).toBe(value);
    }
    await expect(page.getByRole("button", { name: /^Cop/ })).toHaveCount(details.length);
  });

  test("a button offers itself again after a moment", async ({ page }) => {
    await page.goto("/bankdetails");
    await page.getByRole("button", { name: "Copy: IFSC" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy: IFSC" })).toHaveText("Copy");
  });
});

test("without a clipboard the value is selected, ready to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  await page.goto("/bankdetails");
  const button = page.getByRole("button", { name: "Copy: IFSC" });
  await button.click();
  const row = page.locator("dl > div").filter({ has: button });
  const value = await row.getByRole("definition").first().textContent();
  expect(await page.evaluate(() => String(getSelection()))).toBe(value);
  await expect(button).toHaveText("Copy");
});

test("the QR image is shown", async ({ page }) => {
  await page.goto("/bankdetails");
  const image = page.getByRole("img", { name: /^QR code/ });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", "/upi-qr.svg");
  await expect(image).toHaveJSProperty("complete", true);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test("an image that fails to load becomes the placeholder", async ({ page }) => {
  await page.route("/upi-qr.svg", (route) => route.abort());
  await page.goto("/bankdetails");
  const image = page.getByRole("img", { name: /^QR code/ });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty("src", new URL("/placeholder.svg", page.url()).href);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test("the chat button steps aside while a control of the page has the keyboard's focus", async ({
  page,
}) => {
  await page.goto("/bankdetails");
  const chat = page.getByRole("link", { name: /Chat with us/ });
  await expect(chat).toBeVisible();
  await page.getByRole("button", { name: /^Copy/ }).first().focus();
  await page.keyboard.press("Tab");
  await expect(chat).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await expect(chat).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { content } from "../support/pages/routes";

const { pages, shared } = content;
const { transfer, upi } = pages.bankdetails;
const COPY = `${shared.copy.label}: ${transfer.ifsc}`;

test("each copy button puts the value beside it on the clipboard and confirms it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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

test("an image that fails to load becomes the placeholder", async ({ page }) => {
  for (const [isBroken, shown] of [
    [false, /upi-qr/],
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

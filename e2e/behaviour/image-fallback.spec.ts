import { expect, test } from "@playwright/test";
import { content } from "../support/pages/routes";

const { upi } = content.pages.bankdetails;

test("an image that fails to load becomes the placeholder", async ({ page }) => {
  for (const [isBroken, shown] of [
    [false, /upi-qr/],
    [true, /\/placeholder\.svg$/],
  ] as const) {
    if (isBroken) await page.route("/upi-qr.svg", (route) => route.abort());
    await page.goto("/bankdetails");
    await page.getByText(upi.qr, { exact: true }).click();
    const image = page.getByRole("main").getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("src", shown);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

import { expect, test } from "@playwright/test";
import { phone } from "../support/pages/routes";

// A browser that has a larger copy of a picture shows that.
test.use({ viewport: phone });

test.beforeEach(async ({ page }) => {
  await page.goto("/parts");
});

test("a question opens on its answer, by keyboard and without scripts", async ({ page }) => {
  const question = page.getByRole("heading", { name: "Can I have my money back?" });
  const answer = page.getByText("No, except if the SEBI registration");
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();
});

test("printed, every answer can be read", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("No, except if the SEBI registration")).toBeVisible();
});

test("a picture comes in the format and width of the screen, from this site", async ({ page }) => {
  const image = page.getByRole("img", { name: /^Two office buildings/ });
  await image.scrollIntoViewIfNeeded();
  const shown = () =>
    image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
  await expect.poll(shown).toMatch(/^\/assets\/pictures\/office-[0-9a-f]{8}-360\.avif$/);
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
});

test("nothing moves when the pictures arrive late", async ({ page }) => {
  await page.route("**/assets/pictures/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.reload();
  const heading = page.getByRole("heading", { name: "What has changed" });
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const after = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(after).toBe(before);
});

test("a download is saved as the file that the owner gave", async ({ page }) => {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Brochure of the plans" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("brochure.pdf");
});

test("pictures may be kept for a year, pages may not", async ({ page, request }) => {
  const address = await page.getByRole("img", { name: /^Two office/ }).getAttribute("src");
  const picture = await request.get(address ?? "");
  expect(picture.headers()["cache-control"]).toContain("immutable");
});

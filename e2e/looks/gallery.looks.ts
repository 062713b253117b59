import { expect, test } from "@playwright/test";
import { openSettled } from "./settled-page";

test("gallery", async ({ page }, { config }) => {
  await openSettled(page, config.metadata.gallery, false);
  const samples = await page.locator("main > section").all();
  expect(samples.length).toBeGreaterThan(0);
  for (const sample of samples) {
    const name = await sample.getAttribute("id");
    await expect.soft(sample).toHaveScreenshot(`gallery-${name}.png`);
  }
});

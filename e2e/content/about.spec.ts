import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

test("about tells the story, the values, the philosophy and who is served", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 2, name: "Story" })).toBeVisible();
  const values = band(page, "Core values");
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Trust",
    "Loyalty",
    "Affordability",
  ]);
  const philosophy = band(page, /research philosophy/i);
  expect(await philosophy.getByRole("listitem").count()).toBeGreaterThan(2);
  const audiences = band(page, "Who We Serve");
  await expect(audiences.getByRole("heading", { level: 3 })).toHaveText([
    "New traders",
    "Intermediate traders",
    "Long-term investors",
    "Working professionals",
  ]);
});

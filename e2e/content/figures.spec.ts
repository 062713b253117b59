import { expect, test } from "@playwright/test";
import { serviceRoutes } from "../support/pages/routes";

for (const route of ["/", ...serviceRoutes]) {
  test(`${route} shows a described figure with a caption that promises nothing`, async ({
    page,
  }) => {
    await page.goto(route);
    const figure = page.getByRole("figure").filter({ hasText: "Figure 1." });
    await expect(figure).toHaveCount(1);
    const drawing = figure.getByRole("img");
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/\w+ \w+.*\.$/);
    const caption = figure.locator("figcaption");
    await expect(caption).toHaveText(/^Figure 1\./);
    await expect(caption).toContainText(/illustrative/i);
    await expect(caption).toContainText(/not a recommendation/i);
  });
}

test("figures of a page are numbered in order", async ({ page }) => {
  await page.goto("/futures");
  await expect(page.getByRole("figure").locator("figcaption")).toHaveText([
    /^Figure 1\./,
    /^Figure 2\./,
  ]);
});

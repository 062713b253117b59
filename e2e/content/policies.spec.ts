import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

test("the privacy policy has nine numbered sections", async ({ page }) => {
  await page.goto("/privacy-policy");
  const numbered = page.getByRole("main").getByRole("heading", { level: 2, name: /^\d+\. / });
  await expect(numbered).toHaveText(
    Array.from({ length: 9 }, (_, i) => new RegExp(`^${i + 1}\\. `)),
  );
});

test.describe("the terms and conditions", () => {
  test("have fourteen numbered clauses and an acceptance box", async ({ page }) => {
    await page.goto("/terms-condition");
    const numbered = page.getByRole("main").getByRole("heading", { level: 2, name: /^\d+\. / });
    await expect(numbered).toHaveText(
      Array.from({ length: 14 }, (_, i) => new RegExp(`^${i + 1}\\. `)),
    );
    await expect(band(page, /acceptance/i)).toBeVisible();
  });

  test("print the version that their last clause names", async ({ page }) => {
    await page.goto("/terms-condition");
    await expect(page.getByText(/Last Updated/)).toContainText(
      /Version 1\.1 of November 21, 2026\. Last Updated: /,
    );
  });

  test("were last updated today, by the visitor's clock", async ({ page }) => {
    await page.clock.setFixedTime("2029-03-09T12:00:00");
    await page.goto("/terms-condition");
    await expect(page.getByText(/Last Updated/)).toContainText("Last Updated: March 9, 2029");
  });

  test("fix age, refunds, law and courts", async ({ page }) => {
    await page.goto("/terms-condition");
    const main = page.getByRole("main");
    await expect(main).toContainText(/at least 18 years.*at least 21 if a guardian/);
    await expect(main).toContainText(
      /fees are non-refundable except if (our|the) SEBI registration is suspended or cancelled/i,
    );
    await expect(main).toContainText(/Indian law governs these terms.*courts in Bangalore/);
    await expect(main).toContainText("INH000020420");
    await expect(main).toContainText(/grievance\S*@/);
  });
});

test("each entry of the contents leads to its clause", async ({ page }) => {
  for (const route of ["/terms-condition", "/privacy-policy"]) {
    await page.goto(route);
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const headings = page.getByRole("main").getByRole("heading", { level: 2, name: /^\d+\. / });
    expect(await entries.count()).toBe(await headings.count());
    const last = headings.last();
    await entries.last().click();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

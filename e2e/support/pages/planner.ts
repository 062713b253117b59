import { expect, type Locator, type Page } from "@playwright/test";

/** The planner on /services, hydrated once it is near the window. */
export async function openPlanner(page: Page): Promise<Locator> {
  await page.goto("/services");
  const planner = page.locator("#planner");
  await planner.scrollIntoViewIfNeeded();
  await expect(planner.locator('[data-island="plan-planner"]')).toHaveAttribute("data-ready");
  return planner;
}

export const plannerStatus = (page: Page): Locator => page.locator("#planner").getByRole("status");

import type { Locator, Page } from "@playwright/test";

/** The cards of a rate card, one a plan: each has a name, a price and a button. */
export function planCards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }), hasText: "plus 18% GST" });
}

export function planCard(page: Page, name: string, tenure: string): Locator {
  return planCards(page)
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .filter({ has: page.getByText(tenure, { exact: true }) });
}

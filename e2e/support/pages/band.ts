import type { Locator, Page } from "@playwright/test";

/** The innermost part of a page with such a second-level heading; most are no landmarks. */
export function band(page: Page, name: string | RegExp): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: typeof name === "string" }) })
    .last();
}

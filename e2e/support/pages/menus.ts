import type { Locator, Page } from "@playwright/test";

/** Label and address of each link, in the order of docs/requirements.md R3.1 and R3.2. */
export const serviceMenu = [
  ["All Services", "/services"],
  ["Equity", "/equity"],
  ["Futures", "/futures"],
  ["Options", "/options"],
  ["Hedging", "/hedging"],
  ["Commodities", "/comodities"],
  ["Combo Products", "/combo"],
] as const;

export const headerMenu = [
  ["Home", "/"],
  ["About Us", "/about"],
  ...serviceMenu,
  ["Bank Details", "/bankdetails"],
  ["Compliance", "/complaints"],
  ["Consent-Form", "/consent-form"],
  ["Contact Us", "/contact"],
] as const;

export function mainNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

/** What opens the Services dropdown. A summary has no role of its own to find it by. */
export function servicesSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary", { hasText: "Services" });
}

/** What opens the menu on small screens. */
export function menuSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary", { hasText: "Menu" });
}

/** Label and address of each link that can be seen, in order. */
export async function shownLinks(place: Locator): Promise<[string, string][]> {
  const links = await place.getByRole("link").all();
  return Promise.all(
    links.map(
      async (link): Promise<[string, string]> => [
        (await link.textContent()) ?? "",
        (await link.getAttribute("href")) ?? "",
      ],
    ),
  );
}

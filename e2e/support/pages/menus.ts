import type { Locator, Page } from "@playwright/test";
import { beforeLinks, dropdownLinks, headerLinks } from "@/lib/site/site-pages";
import { content } from "./routes";

type LabelAndAddress = [label: string, href: string];

const words = content.shared.header;

/** Label and address of each link of the Services dropdown, in order. */
export const serviceMenu: LabelAndAddress[] = [
  [words.allServices, "/services"],
  ...dropdownLinks(content).map(({ label, href }): LabelAndAddress => [label, href]),
];

export const headerMenu: LabelAndAddress[] = headerLinks(content).flatMap(
  ({ label, href }): LabelAndAddress[] => (href === "/services" ? serviceMenu : [[label, href]]),
);

/** What to read before paying: beside the dropdown's links, and below those of a phone's menu. */
export const beforeMenu: LabelAndAddress[] = beforeLinks(content).map(
  ({ label, href }): LabelAndAddress => [label, href],
);

/** The last service of the dropdown. */
const lastService = serviceMenu.at(-1);
export const lastLabel = lastService?.[0] ?? "";
export const lastHref = lastService?.[1] ?? "";

export function mainNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: words.navigation });
}

/** A link of the header, by its address. */
export function headerLink(page: Page, href: string): Locator {
  const found = headerMenu.find(([, address]) => address === href);
  if (!found) throw new Error(`The header has no link to ${href}.`);
  return mainNavigation(page).getByRole("link", { name: found[0], exact: true });
}

/** What opens the Services dropdown that can be seen. A summary has no role to find it by. */
export function servicesSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary:visible", { hasText: words.services });
}

/** What opens the menu on small screens. */
export function menuSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary", { hasText: words.menu });
}

/** Links of the header without those of the dropdown. */
export const barLinks = headerMenu.filter(([, href]) => !hrefsOf(serviceMenu).includes(href));

function hrefsOf(links: readonly LabelAndAddress[]): string[] {
  return links.map(([, href]) => href);
}

/** Label and address of each link that can be seen, in order. */
export async function shownLinks(place: Locator): Promise<LabelAndAddress[]> {
  const links = await place.getByRole("link").all();
  return Promise.all(
    links.map(
      async (link): Promise<LabelAndAddress> => [
        (await link.textContent()) ?? "",
        (await link.getAttribute("href")) ?? "",
      ],
    ),
  );
}

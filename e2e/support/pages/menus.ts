import type { Locator, Page } from "@playwright/test";
import { menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { content } from "./routes";

type LabelAndAddress = [label: string, href: string];

const words = content.shared.header;

/** Label and address of each link of the Services dropdown, in order. */
export const serviceMenu: LabelAndAddress[] = [
  [words.allServices, "/services"],
  ...serviceLinks(content).map(({ label, href }): LabelAndAddress => [label, href]),
];

export const headerMenu: LabelAndAddress[] = menuLinks(content, "header").flatMap(
  ({ label, href }): LabelAndAddress[] => (href === "/services" ? serviceMenu : [[label, href]]),
);

/** The last service of the dropdown. */
export const [lastLabel, lastHref] = serviceMenu.at(-1) ?? ["", ""];

export function mainNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: words.navigation });
}

/** A link of the header, by its address. */
export function headerLink(page: Page, href: string): Locator {
  const found = headerMenu.find(([, address]) => address === href);
  if (!found) throw new Error(`The header has no link to ${href}.`);
  return mainNavigation(page).getByRole("link", { name: found[0], exact: true });
}

/** What opens the Services dropdown. A summary has no role of its own to find it by. */
export function servicesSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary", { hasText: words.services });
}

/** What opens the menu on small screens. */
export function menuSummary(page: Page): Locator {
  return mainNavigation(page).locator("summary", { hasText: words.menu });
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

import type { Content } from "@/lib/content/load/load";
import { sitePages } from "./site-pages";

export interface NavLink {
  label: string;
  href: string;
}

interface MenuEntry extends NavLink {
  header: number | undefined;
  footer: number | undefined;
}

/** Every page that asks for a place in a menu, whatever folder its file is in. */
function menuEntries({ pages, blockPages, policies }: Content): MenuEntry[] {
  const named = [...Object.entries(pages), ...blockPages, ...policies];
  return named.flatMap(([name, page]) =>
    "menu" in page && page.menu
      ? [
          {
            label: page.menu.label,
            href: name === "home" ? "/" : `/${name}`,
            header: page.menu.header,
            footer: page.menu.footer,
          },
        ]
      : [],
  );
}

function inOrder(entries: MenuEntry[], place: "header" | "footer"): NavLink[] {
  return entries
    .filter((entry) => entry[place] !== undefined)
    .sort((a, b) => (a[place] ?? 0) - (b[place] ?? 0))
    .map(({ label, href }) => ({ label, href }));
}

/** Links of the header, in order; `/services` opens the dropdown and `/contact` is the button. */
export function headerLinks(content: Content): NavLink[] {
  return inOrder(menuEntries(content), "header");
}

/** Links of the footer, in order, without the services. */
export function footerLinks(content: Content): NavLink[] {
  return inOrder(menuEntries(content), "footer");
}

/** Past this many, menus would outweigh the pages they stand on; /services lists them all. */
const MENU_SERVICES = 12;

/** One link a service, in order, as many as a menu can hold. */
export function serviceLinks({ services }: Content): NavLink[] {
  return services
    .slice(0, MENU_SERVICES)
    .map(({ label, title, route }) => ({ label: label ?? title, href: route }));
}

/** Addresses of all pages that can be visited, without the 404 page. */
export function allRoutes(content: Content): string[] {
  return sitePages(content).map(({ route }) => route);
}

import type { Content } from "@/lib/content/load/load";
import type { NavLink } from "./navigation";

/** What search engines, share images and structured data need to know of a page. */
export interface SitePage {
  /** Its address: `/` or `/about`. */
  route: string;
  /** Name of its content file, and of its share image: `home` or `about`. */
  name: string;
  /** The page's h1. */
  heading: string;
  /** Its name in breadcrumbs. */
  label: string;
  /** Pages above it in its breadcrumbs, without Home. */
  trail: NavLink[];
  title: string;
  description: string;
  noindex: boolean;
  /** Files and folders of `content/` that its main part is made from; a folder ends with a slash. */
  sources: string[];
}

/** Pages that show more than their own file says. */
const FURTHER_SOURCES: Record<string, string[]> = {
  home: ["services/", "testimonials.yaml"],
  services: ["services/"],
  contact: ["firm.yaml"],
  bankdetails: ["firm.yaml"],
  complaints: ["complaints/"],
};

interface Page {
  meta: { title: string; description: string };
  noindex?: boolean | undefined;
  menu?: { label: string } | undefined;
  banner?: { heading: string };
  hero?: { heading: string };
}

function sitePage(name: string, page: Page, file: string): SitePage {
  const { meta, menu, banner, hero, noindex = false } = page;
  return {
    ...meta,
    route: name === "home" ? "/" : `/${name}`,
    name,
    heading: (banner ?? hero)?.heading ?? meta.title,
    label: menu?.label ?? meta.title,
    trail: [],
    noindex,
    sources: [file, ...(FURTHER_SOURCES[name] ?? [])],
  };
}

/** Every page that can be visited, by address, without the 404 page. */
export function sitePages({ pages, blockPages, policies, services }: Content): SitePage[] {
  const servicesLink = { label: pages.services.menu?.label ?? "", href: "/services" };
  return [
    ...[...Object.entries(pages), ...blockPages]
      .filter(([name]) => name !== "not-found")
      .map(([name, page]) => sitePage(name, page, `pages/${name}.yaml`)),
    ...[...policies].map(([name, page]) => sitePage(name, page, `policies/${name}.md`)),
    ...services.map(({ slug, title, label = title, meta, banner }) => ({
      ...sitePage(slug, { meta, banner, menu: { label } }, `services/${slug}.yaml`),
      trail: [servicesLink],
    })),
  ].sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The page at an address. @throws Error when there is no such page. */
export function sitePageAt(content: Content, route: string): SitePage {
  const page = sitePages(content).find((candidate) => candidate.route === route);
  if (!page) throw new Error(`no page at ${route}`);
  return page;
}

/** The way to a page as its breadcrumbs show it, from Home to the page itself; Home has none. */
export function crumbsTo(content: Content, { route, label, trail }: SitePage): NavLink[] {
  if (route === "/") return [];
  return [{ label: content.shared.crumbs.home, href: "/" }, ...trail, { label, href: route }];
}

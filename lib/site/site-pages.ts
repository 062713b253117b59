import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME, routeOf } from "@/lib/content/route";
import type { FooterColumn } from "@/lib/content/schemas/common";
import type { BandPage } from "@/lib/content/schemas/pages";
import type { Service } from "@/lib/content/schemas/service";
import { lowestFee } from "@/lib/fees/price";
import { fillIn, formatDate } from "@/lib/text/format";
import { placeOf, versionFile } from "@/lib/versions/versioned-texts";
import { type Version, versionPages } from "@/lib/versions/versions";
import { closedWords } from "./closed";

export interface Link {
  label: string;
  href: string;
}

type PageMeta = BandPage["meta"];

/** Page data for menus, breadcrumbs, metadata, share images and structured data. */
export interface SitePage extends PageMeta {
  route: string;
  /** Name of the content file: `home` or `about`. */
  name: string;
  /** The page whose share image it uses; undefined if it has one. */
  sharedImage: string | undefined;
  heading: string;
  /** Empty if the page has none. */
  lede: string;
  label: string;
  /** From Home to this page; empty for Home. */
  crumbs: Link[];
  /** Positions in the menus; lower numbers come first. */
  menu: BandPage["menu"];
  noindex: boolean;
  /** Files and folders in `content/` of its main part; folders end with a slash. */
  sources: string[];
}

type PageFile = Pick<BandPage, "meta"> & Partial<Pick<BandPage, "noindex" | "menu" | "hero">>;

const FURTHER_SOURCES: Record<string, string[]> = {
  home: ["services/", "testimonials.yaml", "sample.yaml"],
  services: ["services/", "refunds.yaml"],
  refunds: ["refunds.yaml", "services/"],
  contact: ["firm.yaml"],
  bankdetails: ["firm.yaml", "refunds.yaml"],
  complaints: ["complaints/"],
  sample: ["sample.yaml", "firm.yaml"],
};

/** @param source its file in `content/` @param above crumbs of the parent page */
function sitePage(name: string, file: PageFile, source: string, above: Link[]): SitePage {
  const { meta, menu, hero, noindex = false } = file;
  const route = routeOf(name);
  const label = menu?.label ?? meta.title;
  return {
    ...meta,
    route,
    name,
    sharedImage: undefined,
    heading: hero?.heading ?? meta.title,
    lede: hero?.lede ?? "",
    label,
    crumbs: route === HOME ? [] : [...above, { label, href: route }],
    menu,
    noindex,
    sources: [source, ...(FURTHER_SOURCES[name] ?? [])],
  };
}

/** The page of one version of an accepted text; not indexed. */
function versionPage(
  { name, label, number, date, until, replacedBy, href }: Version,
  main: readonly SitePage[],
  { shared: { policy }, firm }: CheckedContent,
): SitePage {
  const parent = main.find(({ route }) => route === placeOf(name).page);
  const facts = {
    label,
    number,
    firm: firm.name,
    date: formatDate(date),
    until: until ? formatDate(until) : "",
    by: replacedBy ?? "",
  };
  const ofPast = replacedBy ? policy.replaced : policy.earlier;
  const title = fillIn(policy.title, facts);
  const file = {
    meta: { title, description: fillIn(policy.description, facts) },
    hero: { heading: title, lede: fillIn(until ? ofPast : policy.inForce, facts) },
    noindex: true,
  };
  const source = versionFile(name, number);
  const page = sitePage(href.slice(1), file, source, parent?.crumbs ?? []);
  return {
    ...page,
    sharedImage: parent?.name,
    sources: [...page.sources, "versions.yaml"],
  };
}

/** While the firm takes no new clients, replaces texts on pages that sell. */
function closedPage(page: SitePage, content: CheckedContent): SitePage {
  const closed = closedWords(content);
  if (!closed) return page;
  const { payment, form } = closed;
  const replacements: Record<string, Pick<SitePage, "lede"> & Partial<SitePage>> = {
    bankdetails: { title: payment.heading, heading: payment.heading, lede: payment.lede },
    contact: { lede: form.lede },
    "consent-form": { lede: form.lede },
  };
  const replacement = replacements[page.name];
  const listsServices = page.name === "home" || page.name === "services";
  const isService = content.services.some(({ slug }) => slug === page.name);
  if (!replacement && !listsServices && !isService) return page;
  return {
    ...page,
    ...replacement,
    description: `${closed.heading} ${replacement?.lede ?? page.description}`,
    sources: [...page.sources, "notices.yaml"],
  };
}

function buildSitePages(content: CheckedContent): SitePage[] {
  const { pages, bandPages, policies, services, shared } = content;
  const home = { label: shared.crumbs.home, href: HOME };
  const main: SitePage[] = [];
  for (const [name, file] of [...Object.entries(pages), ...bandPages]) {
    if (name === "not-found") continue;
    main.push(sitePage(name, file, `pages/${name}.yaml`, [home]));
  }
  for (const [name, file] of policies) {
    main.push(sitePage(name, file, `policies/${name}.md`, [home]));
  }
  const versions = versionPages(content).map((version) => versionPage(version, main, content));
  const aboveServices = main.find(({ name }) => name === "services")?.crumbs ?? [home];
  const servicePages = services.map(({ slug, title, label = title, meta, hero }) => {
    const file = { meta, hero, menu: { label } };
    return sitePage(slug, file, `services/${slug}.yaml`, aboveServices);
  });
  return [...main, ...versions, ...servicePages]
    .map((page) => closedPage(page, content))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** By content, which nothing changes after it is loaded: each page of a build asks for all pages. */
const pagesByContent = new WeakMap<CheckedContent, readonly SitePage[]>();

/** Every page except the 404 page, sorted by route. */
export function sitePages(content: CheckedContent): readonly SitePage[] {
  const known = pagesByContent.get(content);
  if (known) return known;
  const pages = buildSitePages(content);
  pagesByContent.set(content, pages);
  return pages;
}

/** @param route with or without an anchor @throws Error for an unknown route */
export function sitePageAt(content: CheckedContent, route: string): SitePage {
  const address = route.replace(/#.*$/, "");
  const page = sitePages(content).find((candidate) => candidate.route === address);
  if (!page) throw new Error(`no page at ${route}`);
  return page;
}

/** @param positionOf undefined for pages that the menu leaves out */
function sortedLinks(
  content: CheckedContent,
  positionOf: (page: SitePage) => number | undefined,
): Link[] {
  return sitePages(content)
    .filter((page) => positionOf(page) !== undefined)
    .sort((a, b) => (positionOf(a) ?? 0) - (positionOf(b) ?? 0))
    .map(({ label, route }) => ({ label, href: route }));
}

/** Sorted links of the header, without those of its dropdown. */
export function headerLinks(content: CheckedContent): Link[] {
  return sortedLinks(content, ({ menu }) => menu?.header);
}

/** Sorted links of one column of the footer. */
export function footerLinks(content: CheckedContent, column: FooterColumn): Link[] {
  return sortedLinks(content, ({ menu }) =>
    menu?.footer?.column === column ? menu.footer.position : undefined,
  );
}

/** What to read before paying: pages of the footer's column `before`, and how to check the firm. */
export function beforeLinks(content: CheckedContent): Link[] {
  return [...footerLinks(content, "before"), content.shared.before.check];
}

interface ServiceLink extends Link {
  /** The lowest fee: "from ₹2,499 for one pick plus GST". */
  note: string;
}

/** Links of the services with their lowest fees, in the order of lists and of the footer. */
export function serviceLinks({
  services,
  shared,
}: Pick<CheckedContent, "services" | "shared">): ServiceLink[] {
  const { fee, header } = shared;
  return services.map((service) => {
    const { price, per } = lowestFee(service, fee);
    return {
      label: service.label ?? service.title,
      href: service.route,
      note: `${fee.from} ${price} ${per} ${header.plusGst}`,
    };
  });
}

/** The same links in the order of the header's dropdown. */
export function dropdownLinks({
  services,
  shared,
}: Pick<CheckedContent, "services" | "shared">): ServiceLink[] {
  const positionOf = ({ order, dropdown = order }: Service) => dropdown;
  const sorted = [...services].sort((a, b) => positionOf(a) - positionOf(b));
  return serviceLinks({ services: sorted, shared });
}

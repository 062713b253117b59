import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import type { Content } from "@/lib/content/load/load";
import { fullTitle } from "@/lib/site/full-title";
import { shareImagePath } from "@/lib/site/share-image";
import { type Link, type SitePage, sitePageAt } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";
import { firmNode, LANGUAGE, websiteNode } from "./firm";
import { firmId, pageNodeId, websiteId } from "./ids";
import { serviceNode } from "./service";

const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

function breadcrumbNode(crumbs: Link[], id: string, origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(origin, href),
    })),
  };
}

interface PageNodeOptions {
  page: SitePage;
  firmName: string;
  origin: string;
  breadcrumb: string | undefined;
  mainEntity: string | undefined;
}

function pageNode({ page, firmName, origin, breadcrumb, mainEntity }: PageNodeOptions): WebPage {
  const { route, name, title, description } = page;
  return {
    "@type": PAGE_TYPES[route] ?? "WebPage",
    "@id": pageNodeId(origin, route, "page"),
    url: absoluteUrl(origin, route),
    name: fullTitle(title, firmName),
    description,
    inLanguage: LANGUAGE,
    isPartOf: { "@id": websiteId(origin) },
    about: { "@id": firmId(origin) },
    // Its size stands in the page's og:image tags.
    primaryImageOfPage: { "@type": "ImageObject", url: `${origin}${shareImagePath(name)}` },
    ...(breadcrumb ? { breadcrumb: { "@id": breadcrumb } } : {}),
    ...(mainEntity ? { mainEntity: { "@id": mainEntity } } : {}),
  };
}

/**
 * All that a page tells machines about itself and the firm, as one graph.
 * @throws Error when there is no page at the address
 */
export function pageGraph(content: Content, route: string, origin = siteUrl(content.firm)): Graph {
  const { firm, services } = content;
  const page = sitePageAt(content, route);
  const service = services.find((candidate) => candidate.route === route);
  const breadcrumb = page.crumbs.length > 0 ? pageNodeId(origin, route, "breadcrumb") : undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [
      firmNode(content, origin, route),
      websiteNode(firm, origin),
      pageNode({
        page,
        firmName: firm.name,
        origin,
        breadcrumb,
        mainEntity: service && pageNodeId(origin, route, "service"),
      }),
      ...(breadcrumb ? [breadcrumbNode(page.crumbs, breadcrumb, origin)] : []),
      ...(service ? [serviceNode(service, firm, origin)] : []),
    ],
  };
}

import type * as schema from "schema-dts";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import type { Service } from "@/lib/content/schemas/service";
import { type PlanView, planView } from "@/lib/fees/plan-view";
import { planHref } from "@/lib/fees/plans";
import { type SitePage, sitePageAt } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";
import { fullTitle } from "@/lib/text/full-title";
import { analystNode, firmNode, hasDetails, idOf } from "./firm";

const LANGUAGE = "en-IN";
const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

/** The types by themselves, without the kinds of offers, services and pages below them. */
type Offer = Extract<schema.Offer, { "@type": "Offer" }>;
type UnitPrice = Extract<schema.UnitPriceSpecification, { "@type": "UnitPriceSpecification" }>;
type SoldService = Extract<schema.Service, { "@type": "Service" }>;
type WebPage = Extract<schema.WebPage, { "@type": "WebPage" | "AboutPage" | "ContactPage" }>;

const CURRENCY = "INR";

function offerOf(plan: PlanView, origin: string): Offer {
  const unitPrice: UnitPrice = {
    "@type": "UnitPriceSpecification",
    price: plan.price,
    priceCurrency: CURRENCY,
    valueAddedTaxIncluded: false,
  };
  const offer: Offer = {
    "@type": "Offer",
    name: plan.fullName,
    url: `${origin}${planHref(plan)}`,
    price: plan.price,
    priceCurrency: CURRENCY,
    priceSpecification: unitPrice,
    seller: idOf(origin, "firm"),
  };
  if (plan.months === undefined) return offer;
  // In months (UN/CEFACT code MON).
  const tenure = {
    "@type": "QuantitativeValue",
    value: plan.months,
    unitCode: "MON",
  } as const;
  unitPrice.billingDuration = tenure;
  offer.eligibleDuration = tenure;
  return offer;
}

/** Prices before GST. No offers while the firm takes no new clients: they count as available. */
function serviceNode(
  service: Service,
  { firm, notices }: CheckedContent,
  origin: string,
): SoldService {
  const node: SoldService = {
    "@type": "Service",
    ...idOf(origin, "service", service.route),
    name: service.title,
    description: service.meta.description,
    serviceType: service.facts.segment,
    url: absoluteUrl(origin, service.route),
    provider: idOf(origin, "firm"),
    areaServed: { "@type": "Country", name: firm.address.country },
    audience: { "@type": "Audience", audienceType: service.audience },
  };
  if (!notices.accepting) return node;
  const plans = service.plans.map((plan) => planView(service, plan, firm.gstPercent));
  node.hasOfferCatalog = {
    "@type": "OfferCatalog",
    name: service.title,
    itemListElement: plans.map((plan) => offerOf(plan, origin)),
  };
  return node;
}

function websiteNode({ firm }: CheckedContent, origin: string): schema.WebSite {
  return {
    "@type": "WebSite",
    ...idOf(origin, "website"),
    url: absoluteUrl(origin, HOME),
    name: firm.name,
    inLanguage: LANGUAGE,
    publisher: idOf(origin, "firm"),
  };
}

/** @param service sold on the page, if one is */
function pageNode(
  { route, title, description, crumbs }: SitePage,
  service: Service | undefined,
  { firm }: CheckedContent,
  origin: string,
): WebPage {
  const node: WebPage = {
    "@type": PAGE_TYPES[route] ?? "WebPage",
    ...idOf(origin, "page", route),
    url: absoluteUrl(origin, route),
    name: fullTitle(title, firm.name),
    description,
    inLanguage: LANGUAGE,
    isPartOf: idOf(origin, "website"),
    about: idOf(origin, "firm"),
  };
  if (crumbs.length > 0) {
    node.breadcrumb = idOf(origin, "breadcrumb", route);
  }
  if (service) {
    node.mainEntity = idOf(origin, "service", route);
  }
  return node;
}

function breadcrumbNode({ route, crumbs }: SitePage, origin: string): schema.BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...idOf(origin, "breadcrumb", route),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(origin, href),
    })),
  };
}

/** What search engines read about a page, the firm and the service. @throws Error for an unknown route */
export function pageGraph(
  content: CheckedContent,
  route: string,
  origin = siteUrl(content.firm),
): schema.Graph {
  const page = sitePageAt(content, route);
  const service = content.services.find((candidate) => candidate.route === route);
  const nodes: schema.Thing[] = [
    firmNode(content, origin, route),
    websiteNode(content, origin),
    pageNode(page, service, content, origin),
  ];
  if (page.crumbs.length > 0) nodes.push(breadcrumbNode(page, origin));
  if (hasDetails(route)) nodes.push(analystNode(content.firm, origin));
  if (service) nodes.push(serviceNode(service, content, origin));
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** JSON for a script element; escapes `<`, which could end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

import type * as schema from "schema-dts";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import type { Service } from "@/lib/content/schemas/service";
import { type PlanView, planView } from "@/lib/fees/plan-view";
import { planHref } from "@/lib/fees/plans";
import { fullTitle } from "@/lib/site/page-metadata";
import { type SitePage, sitePageAt } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";
import { analystNode, firmNode, hasDetails, idOf } from "./firm";

const LANGUAGE = "en-IN";
const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

/** A tenure as a quantity of months (UN/CEFACT code MON). */
const monthsOf = (value: number) =>
  ({ "@type": "QuantitativeValue", value, unitCode: "MON" }) as const;

function offerOf(plan: PlanView, origin: string): schema.Offer {
  const { price } = plan;
  const priceCurrency = "INR";
  const months = plan.months === undefined ? undefined : monthsOf(plan.months);
  return {
    "@type": "Offer",
    name: plan.fullName,
    url: `${origin}${planHref(plan)}`,
    price,
    priceCurrency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency,
      valueAddedTaxIncluded: false,
      ...(months && { billingDuration: months }),
    },
    ...(months && { eligibleDuration: months }),
    seller: idOf(origin, "firm"),
  };
}

/** Prices before GST. No offers while the firm takes no new clients: they count as available. */
function serviceNode(
  service: Service,
  { firm, notices }: CheckedContent,
  origin: string,
): schema.Service {
  const { title, meta, facts, audience, route, plans } = service;
  return {
    "@type": "Service",
    ...idOf(origin, "service", route),
    name: title,
    description: meta.description,
    serviceType: facts.segment,
    url: absoluteUrl(origin, route),
    provider: idOf(origin, "firm"),
    areaServed: { "@type": "Country", name: firm.address.country },
    audience: { "@type": "Audience", audienceType: audience },
    ...(notices.accepting && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: title,
        itemListElement: plans.map((plan) =>
          offerOf(planView(service, plan, firm.gstPercent), origin),
        ),
      },
    }),
  };
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
): schema.WebPage {
  return {
    "@type": PAGE_TYPES[route] ?? "WebPage",
    ...idOf(origin, "page", route),
    url: absoluteUrl(origin, route),
    name: fullTitle(title, firm.name),
    description,
    inLanguage: LANGUAGE,
    isPartOf: idOf(origin, "website"),
    about: idOf(origin, "firm"),
    ...(crumbs.length > 0 && { breadcrumb: idOf(origin, "breadcrumb", route) }),
    ...(service && { mainEntity: idOf(origin, "service", route) }),
  };
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

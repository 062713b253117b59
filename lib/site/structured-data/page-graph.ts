import type * as schema from "schema-dts";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import type { Service } from "@/lib/content/schemas/service";
import { type PlanView, planView } from "@/lib/fees/plan-view";
import { planHref } from "@/lib/fees/plans";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";
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

/** @throws Error for an unknown route */
export function pageGraph(
  content: CheckedContent,
  route: string,
  origin = siteUrl(content.firm),
): schema.Graph {
  const { firm, services } = content;
  const { title, description, crumbs } = sitePageAt(content, route);
  const service = services.find((candidate) => candidate.route === route);
  const breadcrumb = crumbs.length > 0 && idOf(origin, "breadcrumb", route);
  const nodes: (schema.Thing | false | undefined)[] = [
    firmNode(content, origin, route),
    {
      "@type": "WebSite",
      ...idOf(origin, "website"),
      url: absoluteUrl(origin, HOME),
      name: firm.name,
      inLanguage: LANGUAGE,
      publisher: idOf(origin, "firm"),
    },
    {
      "@type": PAGE_TYPES[route] ?? "WebPage",
      ...idOf(origin, "page", route),
      url: absoluteUrl(origin, route),
      name: fullTitle(title, firm.name),
      description,
      inLanguage: LANGUAGE,
      isPartOf: idOf(origin, "website"),
      about: idOf(origin, "firm"),
      ...(breadcrumb && { breadcrumb }),
      ...(service && { mainEntity: idOf(origin, "service", route) }),
    },
    breadcrumb && {
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: crumbs.map(({ label, href }, index) => {
        const item = absoluteUrl(origin, href);
        return { "@type": "ListItem", position: index + 1, name: label, item };
      }),
    },
    hasDetails(route) && analystNode(firm, origin),
    service && serviceNode(service, content, origin),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== false && node !== undefined),
  };
}

/** JSON for a script element; escapes `<`, which could end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

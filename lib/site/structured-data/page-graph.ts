import type * as schema from "schema-dts";
import type { PageTop } from "@/components/tops/schema";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Content } from "@/lib/content/content";
import { type Band, openBands } from "@/lib/content/schemas/band";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { planHref, plansByShelf } from "@/lib/fees/plans";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";
import { formatTenure } from "@/lib/text/format";
import { plainText } from "@/lib/text/plain-text";
import { analystNode, firmNode, hasDetails, LANGUAGE, nodeId, websiteNode } from "./firm";

const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

/** The questions of a page in its order; undefined if it has none. */
function faqNode(
  { bands, top }: { bands: readonly Band[]; top?: PageTop | undefined },
  origin: string,
  route: string,
): schema.FAQPage | undefined {
  const items = openBands(bands).flatMap((block) => (block.kind === "faq" ? block.items : []));
  const questions =
    top?.kind === "answer"
      ? [{ question: top.question, answer: `${top.short} ${top.note} ${top.text}` }, ...items]
      : items;
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": nodeId(origin, "faq", route),
    isPartOf: { "@id": nodeId(origin, "page", route) },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function offerOf(plan: Plan, service: Service, origin: string): schema.Offer {
  const { price, months: value } = plan;
  const priceCurrency = "INR";
  const months = value && { "@type": "QuantitativeValue" as const, value, unitCode: "MON" };
  return {
    "@type": "Offer",
    name: `${service.title}, ${plan.name}, ${formatTenure(plan.months)}`,
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
    seller: { "@id": nodeId(origin, "firm") },
  };
}

/**
 * A service with every plan of its rate cards; prices are fees before GST. Without offers while the
 * firm takes no new clients, since search engines show offers as available.
 */
function serviceNode(
  service: Service,
  { firm, notices }: Pick<Content, "firm" | "notices">,
  origin: string,
): schema.Service {
  const { title, meta, facts, audience, route } = service;
  // One catalogue per shelf, in the page's order.
  const cards = service.bands.flatMap((block): schema.OfferCatalog[] => {
    if (block.kind !== "rate-card") return [];
    return plansByShelf(block, service.plans).map(({ shelf, plans }) => ({
      "@type": "OfferCatalog",
      name: shelf?.heading ?? block.heading,
      itemListElement: plans.map((plan) => offerOf(plan, service, origin)),
    }));
  });
  const all: schema.OfferCatalog = { "@type": "OfferCatalog", name: title, itemListElement: cards };
  const [catalog] = cards.length === 1 ? cards : [all];
  return {
    "@type": "Service",
    "@id": nodeId(origin, "service", route),
    name: title,
    description: meta.description,
    serviceType: facts.segment,
    url: absoluteUrl(origin, route),
    provider: { "@id": nodeId(origin, "firm") },
    areaServed: { "@type": "Country", name: firm.address.country },
    audience: { "@type": "Audience", audienceType: audience },
    ...(notices.accepting && catalog && { hasOfferCatalog: catalog }),
  };
}

/** The structured data of a page as one graph. @throws Error if there is no page at the address */
export function pageGraph(
  content: CheckedContent,
  route: string,
  origin = siteUrl(content.firm),
): schema.Graph {
  const { firm, services, bandPages } = content;
  const { name, title, description, crumbs } = sitePageAt(content, route);
  const service = services.find((candidate) => candidate.route === route);
  const faq = faqNode(service ?? bandPages.get(name) ?? { bands: [] }, origin, route);
  const breadcrumb: schema.BreadcrumbList | undefined = crumbs[0] && {
    "@type": "BreadcrumbList",
    "@id": nodeId(origin, "breadcrumb", route),
    itemListElement: crumbs.map(({ label, href }, index) => {
      const item = absoluteUrl(origin, href);
      return { "@type": "ListItem", position: index + 1, name: label, item };
    }),
  };
  const page: schema.WebPage = {
    "@type": PAGE_TYPES[route] ?? "WebPage",
    "@id": nodeId(origin, "page", route),
    url: absoluteUrl(origin, route),
    name: fullTitle(title, firm.name),
    description,
    inLanguage: LANGUAGE,
    isPartOf: { "@id": nodeId(origin, "website") },
    about: { "@id": nodeId(origin, "firm") },
    ...(breadcrumb && { breadcrumb: { "@id": nodeId(origin, "breadcrumb", route) } }),
    ...(service && { mainEntity: { "@id": nodeId(origin, "service", route) } }),
  };
  const nodes = [
    firmNode(content, origin, route),
    websiteNode(firm, origin),
    page,
    breadcrumb,
    hasDetails(route) ? analystNode(firm, origin) : undefined,
    service && serviceNode(service, content, origin),
    faq,
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== undefined) };
}

/** JSON for a script element: without `<`, so that no text can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

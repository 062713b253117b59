import type { Offer, OfferCatalog, Service as ServiceNode } from "schema-dts";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { planHref, plansInGroup } from "@/lib/fees/plans";
import { absoluteUrl } from "@/lib/site/site-url";
import { formatTenure } from "@/lib/text/format";
import { nodeId } from "./firm";

const priceCurrency = "INR";

function offerOf(plan: Plan, service: Service, origin: string): Offer {
  const months = plan.months && {
    "@type": "QuantitativeValue" as const,
    value: plan.months,
    unitCode: "MON",
  };
  return {
    "@type": "Offer",
    name: `${service.title}, ${plan.name}, ${formatTenure(plan.months)}`,
    url: `${origin}${planHref(plan)}`,
    price: plan.price,
    priceCurrency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: plan.price,
      priceCurrency,
      valueAddedTaxIncluded: false,
      ...(months ? { billingDuration: months } : {}),
    },
    ...(months ? { eligibleDuration: months } : {}),
    seller: { "@id": nodeId(origin, "firm") },
  };
}

/**
 * A service with every plan of its rate cards; prices are fees before GST. Without offers while the
 * firm takes no new clients, since search engines show offers as available.
 */
export function serviceNode(
  service: Service,
  { firm, notices }: Pick<Content, "firm" | "notices">,
  origin: string,
): ServiceNode {
  const { title, meta, facts, audience, route } = service;
  // One catalogue per rate card, in the page's order.
  const cards = service.blocks.flatMap((block): OfferCatalog[] => {
    if (block.kind !== "rate-card") return [];
    const plans = plansInGroup(service.plans, block.group);
    const offers = plans.map((plan) => offerOf(plan, service, origin));
    return [{ "@type": "OfferCatalog", name: block.heading, itemListElement: offers }];
  });
  const [first] = cards;
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
    ...(notices.accepting && {
      hasOfferCatalog:
        first && cards.length === 1
          ? first
          : { "@type": "OfferCatalog", name: title, itemListElement: cards },
    }),
  };
}

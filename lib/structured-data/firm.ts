import type { FinancialService, WebSite } from "schema-dts";
import type { Firm } from "@/lib/content/schemas/firm";
import { absoluteUrl } from "@/lib/content/site-url";
import { MANIFEST_ICONS } from "@/lib/share/app-icons";
import { firmId, websiteId } from "./ids";
import { openingHours } from "./opening-hours";

export const LANGUAGE = "en-IN";

const REGULATOR = "Securities and Exchange Board of India";

/** The firm as its register entry and its contact page have it; no rating, no claim. */
export function firmNode(firm: Firm, origin: string): FinancialService {
  const { address, registration } = firm;
  const profiles = firm.social.map(({ href }) => href).filter((href) => href !== "#");
  return {
    "@type": "FinancialService",
    "@id": firmId(origin),
    name: firm.name,
    legalName: firm.legalName,
    url: absoluteUrl(origin, "/"),
    logo: `${origin}${MANIFEST_ICONS[1].src}`,
    telephone: firm.phone,
    email: firm.email.general,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.lines.join(", "),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pin,
      addressCountry: address.country,
    },
    openingHoursSpecification: openingHours(firm.hours.business),
    identifier: {
      "@type": "PropertyValue",
      propertyID: "SEBI registration number",
      value: registration.number,
      url: registration.lookup,
    },
    hasCertification: {
      "@type": "Certification",
      name: `${registration.role} (${registration.type})`,
      certificationIdentification: registration.number,
      issuedBy: { "@type": "GovernmentOrganization", name: REGULATOR },
      validFrom: registration.validFrom,
      expires: registration.validTo,
    },
    areaServed: { "@type": "Country", name: address.country },
    currenciesAccepted: "INR",
    feesAndCommissionsSpecification: `${absoluteUrl(origin, "/services")}#rates`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export function websiteNode(firm: Firm, origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: absoluteUrl(origin, "/"),
    name: firm.name,
    inLanguage: LANGUAGE,
    publisher: { "@id": firmId(origin) },
  };
}

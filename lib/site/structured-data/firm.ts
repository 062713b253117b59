import type * as schema from "schema-dts";
import type { Content } from "@/lib/content/content";
import { HOME } from "@/lib/content/route";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import type { Firm } from "@/lib/content/schemas/firm";
import type { WeeklyHours } from "@/lib/content/schemas/hours";
import { feeRange } from "@/lib/fees/price";
import { shareImagePath } from "@/lib/site/page-metadata";
import { absoluteUrl } from "@/lib/site/site-url";
import { formatRupees } from "@/lib/text/format";
import { WEEKDAY_NAMES } from "@/lib/text/weekdays";

/** `9AM` or `9:30 PM` as `09:00` or `21:30`; undefined for other texts. */
function parseTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)$/.exec(text);
  if (!match) return undefined;
  const [, hour, minutes = "00", half] = match;
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}

/** Business hours, without closed days and hours in other forms. */
export function openingHours(hours: readonly WeeklyHours[]): schema.OpeningHoursSpecification[] {
  const specifications: schema.OpeningHoursSpecification[] = [];
  for (const row of hours) {
    const [opens, closes] = row.hours.split(" to ").map(parseTime);
    const dayOfWeek = row.weekdays.flatMap((day) => WEEKDAY_NAMES[day] ?? []);
    if (dayOfWeek.length === 0 || !opens || !closes) continue;
    specifications.push({ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes });
  }
  return specifications;
}

const SEBI = "Securities and Exchange Board of India";

/** Id by which search engines link nodes of a page, or of the site. */
export function idOf(origin: string, node: string, route: string = HOME) {
  return { "@id": `${origin}${route}#${node}` };
}

/** Whether a page has the full firm node and the analyst. */
export function hasDetails(route: string): boolean {
  return [HOME, "/about", "/contact", "/compliance"].includes(route);
}

/** The types by themselves, without the kinds of services and organizations below them. */
type FinancialService = Extract<schema.FinancialService, { "@type": "FinancialService" }>;
type Organization = Extract<schema.Organization, { "@type": "Organization" }>;
type PostalAddress = Extract<schema.PostalAddress, { "@type": "PostalAddress" }>;
type Certification = Extract<schema.Certification, { "@type": "Certification" }>;

function registrationNumber({ registration }: Firm) {
  return {
    "@type": "PropertyValue",
    propertyID: "SEBI registration number",
    value: registration.number,
  } as const;
}

/** What every page says of the firm. Search engines expect more than this to have an address. */
function organization(firm: Firm, origin: string): Organization {
  return {
    "@type": "Organization",
    ...idOf(origin, "firm"),
    name: firm.name,
    legalName: firm.legalName,
    url: absoluteUrl(origin, HOME),
    identifier: registrationNumber(firm),
  };
}

function postalAddress({ address }: Firm): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: address.lines.join(", "),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.pin,
    addressCountry: address.countryCode,
  };
}

function registrationNode({ registration }: Firm): Certification {
  return {
    "@type": "Certification",
    name: `${registration.role} (${registration.type})`,
    certificationIdentification: registration.number,
    issuedBy: { "@type": "GovernmentOrganization", name: SEBI },
    validFrom: registration.validFrom,
    expires: registration.validTo,
  };
}

/** The fees from the lowest to the highest; at most 100 characters for Google. */
function priceRange({ services }: Content): string {
  return feeRange(services).map(formatRupees).join(" - ");
}

/** Without coordinates, which are not supplied, and reviews, which Google and SEBI forbid here. */
export function firmNode(
  content: Content,
  origin: string,
  route: string,
): schema.FinancialService | schema.Organization {
  const { firm, notices } = content;
  const brief = organization(firm, origin);
  if (!hasDetails(route)) return brief;
  const node: FinancialService = {
    ...brief,
    "@type": "FinancialService",
    image: `${origin}${shareImagePath("home")}`,
    logo: `${origin}/icon-512.png`,
    telephone: firm.phone,
    address: postalAddress(firm),
    identifier: { ...registrationNumber(firm), url: firm.registration.lookup },
    feesAndCommissionsSpecification: `${absoluteUrl(origin, "/services")}#rates`,
    email: firm.email.general,
    openingHoursSpecification: openingHours(firm.hours.business),
    hasCertification: registrationNode(firm),
    employee: idOf(origin, "analyst"),
    areaServed: { "@type": "Country", name: firm.address.country },
    currenciesAccepted: "INR",
  };
  if (notices.accepting) {
    node.priceRange = priceRange(content);
  }
  const profiles = firm.social.map(({ href }) => href).filter((href) => href !== NO_ADDRESS);
  if (profiles.length > 0) {
    node.sameAs = profiles;
  }
  return node;
}

/** The analyst; without a name in content, the registered name is used. */
export function analystNode(
  { analyst, legalName, registration }: Firm,
  origin: string,
): schema.Person {
  const { name = legalName, certificate, qualification } = analyst;
  return {
    "@type": "Person",
    ...idOf(origin, "analyst"),
    name,
    jobTitle: registration.role,
    worksFor: idOf(origin, "firm"),
    hasCredential: { "@type": "EducationalOccupationalCredential", name: qualification },
    hasCertification: {
      "@type": "Certification",
      name: certificate.name,
      certificationIdentification: certificate.number,
      issuedBy: { "@type": "Organization", name: "National Institute of Securities Markets" },
      expires: certificate.expires,
    },
  };
}

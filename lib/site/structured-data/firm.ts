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
  return hours.flatMap((row) => {
    const dayOfWeek = row.weekdays.flatMap((day) => WEEKDAY_NAMES[day] ?? []);
    const [opens, closes] = row.hours.split(" to ").map(parseTime);
    if (dayOfWeek.length === 0 || !opens || !closes) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes } as const];
  });
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

/** Without coordinates, which are not supplied, and reviews, which Google and SEBI forbid here. */
export function firmNode(
  { firm, services, notices }: Content,
  origin: string,
  route: string,
): schema.FinancialService | schema.Organization {
  const { name, legalName, address, registration, phone, email, hours } = firm;
  const brief = { ...idOf(origin, "firm"), name, legalName, url: absoluteUrl(origin, HOME) };
  const identifier = {
    "@type": "PropertyValue" as const,
    propertyID: "SEBI registration number",
    value: registration.number,
  };
  // Search engines expect a FinancialService to have an address; others are an Organization.
  if (!hasDetails(route)) return { "@type": "Organization", ...brief, identifier };
  const fees = notices.accepting ? feeRange(services).map(formatRupees) : [];
  const profiles = firm.social.map(({ href }) => href).filter((href) => href !== NO_ADDRESS);
  return {
    "@type": "FinancialService",
    ...brief,
    image: `${origin}${shareImagePath("home")}`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.lines.join(", "),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pin,
      addressCountry: address.countryCode,
    },
    // At most 100 characters for Google.
    ...(fees.length > 0 && { priceRange: fees.join(" - ") }),
    identifier: { ...identifier, url: registration.lookup },
    feesAndCommissionsSpecification: `${absoluteUrl(origin, "/services")}#rates`,
    email: email.general,
    openingHoursSpecification: openingHours(hours.business),
    hasCertification: {
      "@type": "Certification",
      name: `${registration.role} (${registration.type})`,
      certificationIdentification: registration.number,
      issuedBy: { "@type": "GovernmentOrganization", name: SEBI },
      validFrom: registration.validFrom,
      expires: registration.validTo,
    },
    employee: idOf(origin, "analyst"),
    areaServed: { "@type": "Country", name: address.country },
    currenciesAccepted: "INR",
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
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

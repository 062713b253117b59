import type { Metadata } from "next";
import type { Content } from "@/lib/content/load/load";
import type { Marketing } from "@/lib/content/schemas/marketing";
import { fullTitle } from "./full-title";
import { HOME } from "./routes";
import { SHARE_IMAGE, shareImagePath } from "./share-image";
import { sitePageAt } from "./site-pages";

/** Names of the tags that each service looks for. */
const VERIFICATION_TAGS = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  yandex: "yandex-verification",
  pinterest: "p:domain_verify",
  facebook: "facebook-domain-verification",
} as const;

/** The tags by which search engines and networks know the site's owner. */
function verificationTags({ verification }: Marketing): Pick<Metadata, "verification"> {
  if (!verification) return {};
  const { other = {}, ...services } = verification;
  const named = Object.entries(services).map(([service, content]) => [
    VERIFICATION_TAGS[service as keyof typeof VERIFICATION_TAGS],
    content,
  ]);
  return { verification: { other: { ...Object.fromEntries(named), ...other } } };
}

/**
 * What a page says of itself in its head. Addresses are relative to the layout's `metadataBase`.
 * @throws Error when there is no page at the address
 */
export function pageMetadata(content: Content, route: string): Metadata {
  const { firm } = content;
  const { name, title, description, heading, noindex } = sitePageAt(content, route);
  const image = {
    url: shareImagePath(name),
    ...SHARE_IMAGE,
    alt: `${firm.name}, ${firm.registration.number}: ${heading}`,
  };
  return {
    title: fullTitle(title, firm.name),
    description,
    alternates: { canonical: route },
    openGraph: {
      type: "website",
      locale: "en_IN",
      siteName: firm.name,
      url: route,
      title,
      description,
      images: [image],
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    ...(route === HOME ? verificationTags(content.marketing) : {}),
    ...(noindex ? { robots: { index: false } } : {}),
  };
}

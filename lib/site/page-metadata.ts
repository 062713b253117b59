import type { Metadata } from "next";
import type { Content } from "@/lib/content/load/load";
import { fullTitle } from "./full-title";
import { SHARE_IMAGE, shareImagePath } from "./share-image";
import { sitePageAt } from "./site-pages";
import { verificationTags } from "./verification";

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
    ...(route === "/" ? verificationTags(content.marketing) : {}),
    ...(noindex ? { robots: { index: false } } : {}),
  };
}

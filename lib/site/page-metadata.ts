import type { Metadata } from "next";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { fullTitle } from "@/lib/text/full-title";
import { sitePageAt } from "./site-pages";

/** Facebook, LinkedIn, X and WhatsApp show this size uncropped. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: "image/png" } as const;

export function shareImagePath(name: string): string {
  return `/share/${name}.png`;
}

/** URLs are relative to the layout's `metadataBase`. @throws Error for an unknown route */
export function pageMetadata(content: CheckedContent, route: string): Metadata {
  const { firm, marketing } = content;
  const { name, sharedImage, title, description, heading, noindex } = sitePageAt(content, route);
  const image = {
    url: shareImagePath(sharedImage ?? name),
    alt: `${firm.name}, ${firm.registration.number}: ${heading}`,
  };
  const metadata: Metadata = {
    title: fullTitle(title, firm.name),
    description,
    alternates: { canonical: route },
    openGraph: {
      title,
      description,
      type: "website",
      locale: "en_IN",
      siteName: firm.name,
      url: route,
      images: [{ url: image.url, ...SHARE_IMAGE, alt: image.alt }],
    },
    twitter: { title, description, card: "summary_large_image", images: [image] },
  };
  if (route === HOME) metadata.verification = { other: marketing.verification ?? {} };
  if (noindex) metadata.robots = { index: false };
  return metadata;
}

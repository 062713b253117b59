import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { siteUrl } from "@/lib/site/site-url";

export const dynamic = "force-static";

/** Every page may be fetched; those that stay out of an index say so in their own head. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteUrl(getContent().firm)}/sitemap.xml`,
  };
}

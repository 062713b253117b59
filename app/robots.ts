import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { siteUrl } from "@/lib/site/site-url";

export const dynamic = "force-static";

/** All pages may be crawled; pages not to be indexed have a robots meta tag. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteUrl(getContent().firm)}/sitemap.xml`,
  };
}

import path from "node:path";
import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { lastModified } from "@/lib/content/git";
import { sitePages } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";

export const dynamic = "force-static";

/** All indexed pages, with the date of the last commit to their content if known. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = getContent();
  const origin = siteUrl(content.firm);
  const root = path.join(process.cwd(), "content");
  return sitePages(content)
    .filter(({ noindex }) => !noindex)
    .map(({ route, sources }) => {
      const url = absoluteUrl(origin, route);
      const date = lastModified(root, sources);
      return date ? { url, lastModified: date } : { url };
    });
}

import { readdirSync } from "node:fs";
import path from "node:path";
import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content/content";
import { contentHistory, lastModified } from "@/lib/site/last-modified";
import { sitePages } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";

export const dynamic = "force-static";

/** Every page that may be indexed, with the date of its content's last commit where git knows it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = getContent();
  const origin = siteUrl(content.firm);
  const root = path.join(process.cwd(), "content");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const paths = files.map((file) => file.split(path.sep).join("/"));
  const history = contentHistory(root);
  return sitePages(content)
    .filter(({ noindex }) => !noindex)
    .map(({ route, sources }) => {
      const date = lastModified(sources, paths, history);
      return { url: absoluteUrl(origin, route), ...(date ? { lastModified: date } : {}) };
    });
}

/** A page of a sitemap: its address, and the date of its last change where the sitemap has one. */
export interface SitemapEntry {
  url: string;
  lastModified: string | undefined;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads a sitemap as the build writes it. */
export function parseSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].flatMap(([, entry = ""]) => {
    const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1];
    if (!url) return [];
    return [
      {
        url: url.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ""),
        lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
      },
    ];
  });
}

/**
 * Addresses that search engines should read again: new ones, those with another date or with none,
 * and those that are gone.
 * @param before the sitemap that was submitted last, or undefined where that is not known: all
 */
export function changedUrls(now: SitemapEntry[], before: SitemapEntry[] | undefined): string[] {
  if (!before) return now.map(({ url }) => url);
  const dates = new Map(before.map(({ url, lastModified }) => [url, lastModified]));
  const changed = now.filter(
    ({ url, lastModified }) => lastModified === undefined || dates.get(url) !== lastModified,
  );
  const present = new Set(now.map(({ url }) => url));
  const gone = before.filter(({ url }) => !present.has(url));
  return [...changed, ...gone].map(({ url }) => url);
}

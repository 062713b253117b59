import { HOME } from "@/lib/content/route";
import type { Firm } from "@/lib/content/schemas/firm";

/** The exported file of a page's address: `about.html`. */
export function fileOf(route: string): string {
  return route === HOME ? "index.html" : `${route.slice(1)}.html`;
}

/**
 * The origin of the published site: NEXT_PUBLIC_SITE_URL (for a preview) or `site` of firm.yaml.
 * @throws Error if the variable is not an http(s) origin
 */
export function siteUrl(
  { site }: Pick<Firm, "site">,
  env: Record<string, string | undefined> = process.env,
): string {
  const override = env.NEXT_PUBLIC_SITE_URL?.trim();
  if (!override) return site;
  const url = URL.canParse(override) ? new URL(override) : undefined;
  // The site cannot be published in a folder, since its links begin with "/".
  if (!url || !/^https?:$/.test(url.protocol) || override.replace(/\/$/, "") !== url.origin) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected an origin such as https://www.firm.example, got "${override}"`,
    );
  }
  return url.origin;
}

/** A page's full address; Home is the bare origin, as Next writes it into canonical links. */
export function absoluteUrl(origin: string, route: string): string {
  return route === HOME ? origin : `${origin}${route}`;
}

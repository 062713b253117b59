import { HOME } from "@/lib/content/route";
import type { Firm } from "@/lib/content/schemas/firm";

/** File of a route in the export: `about.html`. */
export function fileOf(route: string): string {
  return route === HOME ? "index.html" : `${route.slice(1)}.html`;
}

/** NEXT_PUBLIC_SITE_URL (for previews), else `site` in firm.yaml. @throws Error if it is invalid */
export function siteUrl(
  { site }: Pick<Firm, "site">,
  env: Record<string, string | undefined> = process.env,
): string {
  const override = env.NEXT_PUBLIC_SITE_URL?.trim();
  if (!override) return site;
  const url = URL.canParse(override) ? new URL(override) : undefined;
  // Subfolders are not supported: links begin with "/".
  if (!url || !/^https?:$/.test(url.protocol) || override.replace(/\/$/, "") !== url.origin) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected an origin such as https://www.firm.example, got "${override}"`,
    );
  }
  return url.origin;
}

/** Full URL; Home is the bare origin, as Next writes it in canonical links. */
export function absoluteUrl(origin: string, route: string): string {
  return route === HOME ? origin : `${origin}${route}`;
}

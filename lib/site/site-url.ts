import { HOME } from "@/lib/content/route";
import type { Firm } from "@/lib/content/schemas/firm";
import { NO_SUBFOLDER } from "@/lib/content/subfolder";

/** File of a route in the export: `about.html`. */
export function fileOf(route: string): string {
  return route === HOME ? "index.html" : `${route.slice(1)}.html`;
}

/** The origin of an http or https URL; undefined for other texts. */
function webOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? origin : undefined;
}

/** NEXT_PUBLIC_SITE_URL (for previews), else `site` in firm.yaml. @throws Error if it is invalid */
export function siteUrl(
  { site }: Pick<Firm, "site">,
  env: Record<string, string | undefined> = process.env,
): string {
  const override = env.NEXT_PUBLIC_SITE_URL?.trim();
  if (!override) return site;
  const origin = webOrigin(override);
  if (override.replace(/\/$/, "") === origin) return origin;
  if (origin && new URL(override).pathname !== "/") {
    throw new Error(`NEXT_PUBLIC_SITE_URL: got "${override}", and ${NO_SUBFOLDER}`);
  }
  throw new Error(
    `NEXT_PUBLIC_SITE_URL: expected an origin such as https://www.firm.example, got "${override}"`,
  );
}

/** Full URL; Home is the bare origin, as Next writes it in canonical links. */
export function absoluteUrl(origin: string, route: string): string {
  return route === HOME ? origin : `${origin}${route}`;
}

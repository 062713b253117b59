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

/** This machine: a browser trusts it without https. */
const OWN_MACHINE = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isOpen(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && !OWN_MACHINE.test(hostname);
}

/** NEXT_PUBLIC_SITE_URL (for previews), else `site` in firm.yaml. @throws Error if it is invalid */
export function siteUrl(
  { site }: Pick<Firm, "site">,
  env: Record<string, string | undefined> = process.env,
): string {
  const override = env.NEXT_PUBLIC_SITE_URL?.trim();
  if (!override) return site;
  const origin = webOrigin(override);
  if (origin && isOpen(origin)) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected https:// in front, got "${override}": http:// is for localhost, as elsewhere anybody on the way can read and change what is sent`,
    );
  }
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

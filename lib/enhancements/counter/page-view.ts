import type { Counter } from "@/lib/content/schemas/marketing";
import { campaignOf } from "@/lib/inquiry/campaign";

/**
 * The counter's payload: path, campaign parameters and the origin of the referring site. No other
 * query parameters, screen size, language, title or identifier.
 * @see https://plausible.io/docs/events-api and https://umami.is/docs/api/sending-stats
 */
export function pageView(
  { kind, site }: Pick<Counter, "kind" | "site">,
  address: Pick<Location, "origin" | "hostname" | "pathname" | "search">,
  referrer: string,
): object {
  const { origin, hostname, pathname, search } = address;
  const campaign = campaignOf(search).toString();
  const page = campaign ? `${pathname}?${campaign}` : pathname;
  const from = linkingSite(referrer, origin);
  switch (kind) {
    case "plausible":
      return { n: "pageview", u: origin + page, d: site, r: from || null };
    case "umami":
      return { type: "event", payload: { website: site, hostname, url: page, referrer: from } };
  }
}

/** Origin of the site that links here; empty for our own, an app or none. */
function linkingSite(referrer: string, origin: string): string {
  if (!/^https?:/.test(referrer)) return "";
  const linking = new URL(referrer).origin;
  return linking === origin ? "" : linking;
}

/** What a browser says about tracking; not all know both. */
interface PrivacySignals {
  doNotTrack?: unknown;
  globalPrivacyControl?: unknown;
}

/** False on local hosts and for visitors with Do Not Track or Global Privacy Control. */
export function isCounted(
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
  hostname: string,
): boolean {
  if (doNotTrack === "1" || globalPrivacyControl === true) return false;
  return hostname !== "localhost" && !/^127\.|^\[/.test(hostname);
}

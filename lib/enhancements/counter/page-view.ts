import type { Counter } from "@/lib/content/schemas/marketing";
import { campaignOf } from "@/lib/inquiry/campaign";

/** Another website that led here, without its page and query; empty for our own pages. */
function referrerOrigin(referrer: string, origin: string): string {
  if (!/^https?:/.test(referrer)) return "";
  const from = new URL(referrer).origin;
  return from === origin ? "" : from;
}

/**
 * A page view in the form that the counter understands: the page, the campaign, the website before.
 * Nothing else of the query, no size of the screen, no language, no title, no identifier.
 * @see https://plausible.io/docs/events-api and https://umami.is/docs/api/sending-stats
 */
export function pageView(
  { kind, site }: Pick<Counter, "kind" | "site">,
  {
    origin,
    hostname,
    pathname,
    search,
  }: Pick<Location, "origin" | "hostname" | "pathname" | "search">,
  referrer: string,
): object {
  const campaign = String(new URLSearchParams(campaignOf(search)));
  const page = campaign ? `${pathname}?${campaign}` : pathname;
  const from = referrerOrigin(referrer, origin);
  return kind === "plausible"
    ? { n: "pageview", u: origin + page, d: site, r: from || null }
    : { type: "event", payload: { website: site, hostname, url: page, referrer: from } };
}

/** Visitors who ask not to be tracked are not counted, and neither is the machine of whoever builds. */
export function isCounted(
  { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown },
  hostname: string,
): boolean {
  if (doNotTrack === "1" || globalPrivacyControl === true) return false;
  return hostname !== "localhost" && !/^127\.|^\[/.test(hostname);
}

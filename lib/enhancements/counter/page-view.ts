import type { Counter } from "@/lib/content/schemas/switches";
import { campaignOf } from "@/lib/inquiry/campaign";

/**
 * A page view in the counter's format: the page, its campaign parameters and the referring website.
 * No other query parameters, screen size, language, title or identifier.
 * @see https://plausible.io/docs/events-api and https://umami.is/docs/api/sending-stats
 */
export function pageView(
  { kind, site }: Pick<Counter, "kind" | "site">,
  address: Pick<Location, "origin" | "hostname" | "pathname" | "search">,
  referrer: string,
): object {
  const { origin, hostname, pathname, search } = address;
  const campaign = String(new URLSearchParams(campaignOf(search)));
  const page = campaign ? `${pathname}?${campaign}` : pathname;
  const linking = /^https?:/.test(referrer) ? new URL(referrer).origin : "";
  const from = linking === origin ? "" : linking;
  return kind === "plausible"
    ? { n: "pageview", u: origin + page, d: site, r: from || null }
    : { type: "event", payload: { website: site, hostname, url: page, referrer: from } };
}

/** False for visitors who ask not to be tracked and for local addresses. */
export function isCounted(
  { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown },
  hostname: string,
): boolean {
  if (doNotTrack === "1" || globalPrivacyControl === true) return false;
  return hostname !== "localhost" && !/^127\.|^\[/.test(hostname);
}

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
  const campaign = String(new URLSearchParams(campaignOf(search)));
  const page = campaign ? `${pathname}?${campaign}` : pathname;
  const linking = /^https?:/.test(referrer) ? new URL(referrer).origin : "";
  const from = linking === origin ? "" : linking;
  return kind === "plausible"
    ? { n: "pageview", u: origin + page, d: site, r: from || null }
    : { type: "event", payload: { website: site, hostname, url: page, referrer: from } };
}

/** False on local hosts and for visitors with Do Not Track or Global Privacy Control. */
export function isCounted(
  { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown },
  hostname: string,
): boolean {
  if (doNotTrack === "1" || globalPrivacyControl === true) return false;
  return hostname !== "localhost" && !/^127\.|^\[/.test(hostname);
}

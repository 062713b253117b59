import { campaignOf } from "@/lib/inquiry/campaign";

/** Adds the address's campaign to the site's links, so that the form gets it without a cookie. */
export function carryCampaign(): void {
  const campaign = campaignOf(location.search);
  if (campaign.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const query = new URLSearchParams(link.search);
    for (const [name, value] of campaign) query.set(name, value);
    link.setAttribute("href", `${link.pathname}?${query}${link.hash}`);
  }
}

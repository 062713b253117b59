import { campaignOf } from "@/lib/inquiry/campaign";

/**
 * Links to other pages of the site carry on the campaign that the address of this one names, so
 * that it survives to the inquiry form without a cookie or storage.
 */
export function carryCampaign(): void {
  const campaign = campaignOf(location.search);
  if (campaign.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const query = new URLSearchParams(link.search);
    for (const [name, value] of campaign) query.set(name, value);
    link.setAttribute("href", `${link.pathname}?${query}${link.hash}`);
  }
}

import { fillIn } from "@/lib/text/format";

/** Not `utm_id` or click ids (gclid, fbclid), which identify the visitor. */
const PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** Characters of one value, and of the line in an inquiry. */
const VALUE_LIMIT = 60;
const LINE_LIMIT = 120;
/** Personal data: an e-mail address, a phone or Aadhaar number, a PAN. */
const PERSONAL = /@|(\d[\s-]?){10}|[a-z]{5}\d{4}[a-z]/i;
/** What no name of a campaign needs. */
const UNUSUAL = /[^\p{L}\p{M}\p{N}._+:/-]+/gu;

function cut(text: string, limit: number): string {
  // By code points: a cut surrogate pair would be no text.
  return [...text].slice(0, limit).join("").trim();
}

/** A value without unusual characters and of limited length; empty if it is personal. */
function safeValue(value: string): string {
  if (PERSONAL.test(value)) return "";
  return cut(value.replace(UNUSUAL, " ").trim(), VALUE_LIMIT);
}

/** The campaign parameters of a query string, in a fixed order, without personal data. */
export function campaignOf(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const campaign = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = safeValue(query.get(name) ?? "");
    if (value !== "") campaign.set(name, value);
  }
  return campaign;
}

/** The line of an inquiry that names the campaign. @param sentence contains `{campaign}` */
export function campaignLine(sentence: string, search: string): string | undefined {
  const values = [...campaignOf(search).values()];
  if (values.length === 0) return undefined;
  return fillIn(sentence, { campaign: cut(values.join(" / "), LINE_LIMIT) });
}

/** Adds the campaign parameters to the site's links; this needs no cookie. */
export function carryCampaign(): void {
  const campaign = campaignOf(location.search);
  if (campaign.toString() === "") return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const query = new URLSearchParams(link.search);
    for (const [name, value] of campaign) {
      query.set(name, value);
    }
    link.setAttribute("href", `${link.pathname}?${query}${link.hash}`);
  }
}

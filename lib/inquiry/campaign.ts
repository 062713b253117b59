import { fillIn } from "@/lib/text/format";

/** Not `utm_id` or click ids (gclid, fbclid), which identify the visitor. */
const PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** Characters of one value, and of the line in an inquiry. */
const VALUE_LIMIT = 60;
const LINE_LIMIT = 120;
/** An e-mail address, a PAN. */
const PERSONAL = /@|[a-z]{5}\d{4}[a-z]/i;
/** A phone or Aadhaar number, in digits of any script. */
const LONG_NUMBER = /\p{Nd}{10}/u;
/** What no name of a campaign needs. */
const UNUSUAL = /[^\p{L}\p{M}\p{N}._+:/-]+/gu;

function cut(text: string, limit: number): string {
  // By code points: a cut surrogate pair would be no text.
  return [...text].slice(0, limit).join("").trim();
}

/** Whether a value is personal data, however it is written. */
function isPersonal(value: string): boolean {
  // Full-width signs become plain ones, and what nobody sees does not stand between them.
  const plain = value.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return PERSONAL.test(plain) || LONG_NUMBER.test(plain.replace(/[^\p{L}\p{N}]/gu, ""));
}

/** A value without unusual characters and of limited length; empty if it is personal. */
function safeValue(value: string): string {
  if (isPersonal(value)) return "";
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

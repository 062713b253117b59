import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";

/** A link of a text to somewhere else, as it is written. */
interface Link {
  words: string;
  /** `https://pay.example/now` or `mailto:desk@firm.example`. */
  href: string;
}

const MARKDOWN_LINK = /\[([^\]]*)\]\(((?:https:\/\/|mailto:)[^\s()]+)/gi;
/** Keys beside an address that say where it leads. */
const LABELS = ["label", "text", "name", "title"];

/** The words beside an address that stands alone. */
export function linkWords(path: Path, data: unknown): string {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], data);
  const words = LABELS.map((key) => Object(holder)[key]);
  return words.filter((word) => typeof word === "string").join(" ");
}

/** The links in a text; an address of its own has its words beside it. */
function linksOf(text: string, path: Path, data: unknown): Link[] {
  const links = [...text.matchAll(MARKDOWN_LINK)].map(([, words = "", href = ""]) => {
    return { words, href };
  });
  if (path.at(-1) !== "href" || !/^(?:https:\/\/|mailto:)/i.test(text)) return links;
  return [...links, { words: linkWords(path, data), href: text }];
}

/** Words of paying, in the languages of visitors. */
const PAY_WORDS =
  /(?<![\p{L}\p{M}])(?:pay|pays|paying|payments?|upi|checkout|buy|transfer|deposit|bhugtan|paise|भुगतान|पैस[ाे])(?![\p{L}\p{M}])/iu;
/** The same within an address, and those who take payments for others. */
const PAY_ADDRESS =
  /pay(?:ments?)?(?:now|here)?(?=[./?#_-]|$)|(?:^|[./_-])(?:pay|upi|checkout|rzp|razorpay|paytm|phonepe|gpay|instamojo|cashfree|paypal|stripe|ccavenue|payu|billdesk)/i;

/** Authorities, exchanges and who runs payments in India: they explain, and take no fee of ours. */
const OFFICIAL =
  /(?:^|\.)(?:gov\.in|nic\.in|npci\.org\.in|rbi\.org\.in|bseindia\.com|nseindia\.com)$/i;

/** A host without its www. */
export const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** Whether a host is another or below it. */
const isBelow = (host: string, other: string) => host === other || host.endsWith(`.${other}`);

function checkPayLink(source: SourceFile, path: Path, { words, href }: Link, site: string): void {
  if (!/^https:/i.test(href) || !URL.canParse(href)) return;
  const host = bareHost(new URL(href).hostname);
  if (OFFICIAL.test(host) || isBelow(host, bareHost(new URL(site).hostname))) return;
  const speaksOfPaying = PAY_WORDS.test(words) || PAY_ADDRESS.test(href.slice("https://".length));
  if (!speaksOfPaying) return;
  const message = `this link speaks of paying and leads to ${host}, which is not the firm's: clients pay only to the account on /bankdetails`;
  source.warn(path, message, { text: href });
}

/** The firm's e-mail addresses. */
const addressesOf = ({ email, officers }: Content["firm"]) =>
  [...Object.values(email), ...officers.map((officer) => officer.email)].map((address) =>
    address.toLowerCase(),
  );

function checkMailLink(
  source: SourceFile,
  path: Path,
  { href }: Link,
  own: readonly string[],
): void {
  const [, address = ""] = /^mailto:([^?]+)/i.exec(href) ?? [];
  const [, domain = ""] = address.toLowerCase().split("@");
  if (domain === "" || OFFICIAL.test(domain) || own.includes(address.toLowerCase())) return;
  const message = `${address} is none of the firm's addresses in content/firm.yaml, and clients pay to whoever answers there: is it meant?`;
  source.warn(path, message, { text: address });
}

/** Earlier words of ours, which stay as they were. */
const KEPT = /^versions/;

/** Warns of links by which clients could pay, or write, to somebody else than the firm. */
export function checkLinksElsewhere(
  sources: ReadonlyMap<string, SourceFile>,
  { firm }: Pick<Content, "firm">,
): void {
  const own = addressesOf(firm);
  for (const [file, source] of sources) {
    if (KEPT.test(file)) continue;
    for (const { text, path } of textsOf(source.data)) {
      for (const link of linksOf(text, path, source.data)) {
        checkPayLink(source, path, link, firm.site);
        checkMailLink(source, path, link, own);
      }
    }
  }
}

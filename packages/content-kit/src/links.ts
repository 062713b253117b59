import type { Facts } from "./facts.ts";
import { didYouMean } from "./nearest.ts";

/** What links may lead to. */
export interface Addresses {
  /** Paths of pages: `/about`. */
  routes: ReadonlySet<string>;
  /** Paths of published files: `/brochure.pdf`. */
  files: ReadonlySet<string>;
  /** The folder of those files, as messages name it: `public/`. */
  filesFolder: string;
  /** Anchors by page; a page that is missing here could not be read, and is not checked. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * By page that takes a choice, what may stand behind the question mark: `plan=basic-1m`; undefined
   * where that could not be read, and is not checked.
   */
  queries: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Anchors that each page has, which messages do not list. */
  commonAnchors: ReadonlySet<string>;
  /** The site's own address: `https://www.firm.example`. Links to its pages are written without it. */
  site?: string | undefined;
  facts: Facts;
  /** Files of facts by the first part of their names: `{ shop: "content/shop.yaml" }`. */
  factFiles: Readonly<Record<string, string>>;
}

const MARKDOWN_LINK = /\]\(([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** An address elsewhere that is written wrongly. */
interface WrongAddress {
  pattern: RegExp;
  /** What is expected instead. */
  expected: string;
}

const WRONG_ADDRESSES: readonly WrongAddress[] = [
  {
    pattern: /^http:/i,
    expected: "an address that begins with https://",
  },
  {
    pattern: /^https:\/\/[^/?#]*@/i,
    expected: "an address without a user or a password",
  },
  {
    pattern: /^(www\.|[\w-]+(\.[\w-]+)*\.(com|in|org|net|gov|co|io)(\/|$))/i,
    expected: "https:// in front of an address elsewhere",
  },
  {
    pattern: /^\{\{[^{}]*email|^[\w.+-]+@[\w-]+\.[\w.]+$/i,
    expected: "mailto: in front of an e-mail address",
  },
  {
    pattern: /^\{\{[^{}]*phone/i,
    expected: "tel: in front of a phone number",
  },
  {
    pattern: /^tel:(?!\+?\d{3,}$|\{\{)/,
    expected: "digits without spaces behind tel:, or a reference to a fact",
  },
];

/** An address without the file extensions, folders and queries that other websites use. */
function plainRoute(address: string, routes: ReadonlySet<string>): string {
  const plain = address.toLowerCase().replace(/(\/index)?(\.html?|\/)?(\?.*)?$/, "") || "/";
  if (routes.has(plain)) return plain;
  const page = plain.slice(plain.lastIndexOf("/"));
  return routes.has(page) ? page : plain;
}

/** A message about a file that is not there. @param folder as messages name it */
export function missingFile(folder: string, file: string, known: Iterable<string>): string {
  const names = [...known];
  const advice = didYouMean(file.replace(/^.+[/\\]/, ""), names) || didYouMean(file, names);
  return `expected a file in ${folder}, got "${file}", which is not there${advice || ": put it there, or correct the name"}`;
}

/** A host without what browsers and people leave out of it: `firm.example`. */
const plainHost = (address: string) =>
  address
    .replace(/^(?:https?:)?\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[/?#].*$/s, "")
    .toLowerCase();

/** The page behind the site's own domain: `/about`; undefined for an address elsewhere. */
function pageBehindDomain(address: string, site: string | undefined): string | undefined {
  const isAddress = /^(?:(?:https?:)?\/\/|www\.)/i.test(address);
  if (site === undefined || !isAddress || plainHost(address) !== plainHost(site)) return undefined;
  const path = address.replace(/^(?:https?:)?\/\//i, "").replace(/^[^/?#]*/, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** A link to the site's own domain leads away from a copy of the site, such as a preview. */
function ownDomainMistake(href: string, addresses: Addresses): string | undefined {
  const page = pageBehindDomain(href, addresses.site);
  if (page === undefined) return undefined;
  const mistake = `expected a page of this site without its domain, got "${href}"`;
  const isKnown = linkMistake(page, addresses) === undefined;
  return isKnown
    ? `${mistake}: write ${page}`
    : `${mistake}${didYouMean(plainRoute(page, addresses.routes), addresses.routes)}`;
}

/** The fact that a phone number or an e-mail address repeats, with its file. */
function repeatedFact(address: string, { facts, factFiles }: Addresses) {
  for (const [name, { text }] of facts.known) {
    const file = factFiles[name.replace(/\..*/, "")];
    if (file && text.replaceAll(" ", "") === address) return { name, file };
  }
  return undefined;
}

/** A phone number or an e-mail address that is a fact is not written out. */
function contactMistake(href: string, addresses: Addresses): string | undefined {
  const [scheme = "", address = ""] = href.split(":");
  const fact = repeatedFact(address, addresses);
  if (!fact) return undefined;
  return `expected ${scheme}:{{${fact.name}}}, got it written out as "${href}": a fact is written once, in ${fact.file}`;
}

/** What is wrong with a link that is not to this site, or not written as if it were. */
function foreignMistake(href: string, addresses: Addresses): string | undefined {
  const ofOwnDomain = ownDomainMistake(href, addresses);
  if (ofOwnDomain !== undefined) return ofOwnDomain;
  const wrong = WRONG_ADDRESSES.find(({ pattern }) => pattern.test(href));
  if (wrong) return `expected ${wrong.expected}, got "${href}"`;
  if (/^(tel|mailto):/.test(href)) return contactMistake(href, addresses);
  const isElsewhere = /^https:\/\/[^\s/]+\.[^\s]+$/.test(href);
  const isFact = href.startsWith("{{");
  if (isElsewhere || isFact) return undefined;
  const meant = plainRoute(`/${href.replace(/^[./]+/, "")}`, addresses.routes);
  return `expected a page of this site such as /about, or an address that begins with https://, got "${href}"${didYouMean(meant, addresses.routes)}`;
}

function anchorMistake(route: string, anchor: string, addresses: Addresses): string | undefined {
  const known = addresses.anchors.get(route);
  if (!known || known.has(anchor) || addresses.commonAnchors.has(anchor)) return undefined;
  const advice = didYouMean(anchor, known, (id) => `#${id}`);
  return `expected an anchor of ${route}, got "#${anchor}"${advice || `: it has ${[...known].join(", ")}`}`;
}

function unknownChoice(route: string, query: string, known: ReadonlySet<string>): string {
  return `expected ${route} with a choice that it knows behind the question mark, got "?${query}"${didYouMean(query, known, (name) => `?${name}`)}`;
}

function unknownAddress(target: string, addresses: Addresses): string {
  const [page = "", query] = target.split("?");
  const isOfSite = addresses.routes.has(page) || addresses.files.has(page);
  if (query !== undefined && isOfSite) {
    return `expected a link to this site without what follows the question mark, got "${target}": write ${page}, as names of campaigns are for links from elsewhere`;
  }
  const isFile = /\.(?!html?$)\w+$/.test(target);
  if (isFile) return missingFile(addresses.filesFolder, target, addresses.files);
  const meant = plainRoute(target, addresses.routes);
  const hint = didYouMean(meant, addresses.routes);
  return `expected a page of this site, got the unknown link "${target}"${hint}`;
}

/**
 * What is wrong with a link; undefined if it leads somewhere, or elsewhere in a right form.
 * @param page path of the page with the link; undefined for texts on all pages
 */
export function linkMistake(href: string, addresses: Addresses, page?: string): string | undefined {
  const isOfSite = /^(?:\/(?!\/)|#)/.test(href);
  if (!isOfSite) return foreignMistake(href, addresses);
  const [address = "", anchor] = href.split("#");
  const [path = "", query] = address.split("?");
  const choices = addresses.queries.get(path);
  if (choices && query !== undefined && !choices.has(query)) {
    return unknownChoice(path, query, choices);
  }
  const target = addresses.queries.has(path) ? path : address;
  const isOnSamePage = target === "";
  const route = isOnSamePage ? page : target;
  if (route === undefined) {
    return `expected the page in front of the anchor, as in /about${href}, got "${href}"`;
  }
  if (addresses.files.has(route)) return undefined;
  if (!isOnSamePage && !addresses.routes.has(target)) return unknownAddress(target, addresses);
  if (anchor === undefined) return undefined;
  return anchorMistake(route, anchor, addresses);
}

/** Addresses of the links in a Markdown text, without their titles. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(MARKDOWN_LINK)].map(([, link = ""]) =>
    link.trim().replace(/\s+["'].*$/s, ""),
  );
}

/** What needs no brackets: links, addresses in <…>, code, and references to facts. */
const NOT_BARE = /\[[^\]]*\]\([^()]*(?:\([^()]*\))?[^()]*\)|<[^<>\s]+>|`[^`]*`|\{\{[^{}]*\}\}/g;

const HOST = String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}`;
const ENDINGS = "com|in|org|net|gov|co|io|info|biz|me|app|ai|bharat|edu|nic";

const BARE_ADDRESS = new RegExp(
  [
    String.raw`(?:https?|ftp):\/\/[^\s<>"”]+`,
    String.raw`(?:mailto|tel):[^\s<>"”]+`,
    String.raw`[\p{L}\p{N}._%+-]+@${HOST}`,
    String.raw`www\.${HOST}(?:\/[^\s<>"”]*)?`,
    String.raw`(?:[a-z0-9-]+\.)+(?:${ENDINGS})(?:\/[^\s<>"”]*)?(?![\p{L}\p{N}.-]*[\p{L}\p{N}])`,
  ].join("|"),
  "giu",
);

/** What every address has. Most texts have neither, and the pattern of all addresses is slow. */
const MAY_BE_ADDRESS = /[:@]\S|\S\.\S/;

/** Words that are cut short with a full stop, behind which a space may be forgotten: `No.in`. */
const ABBREVIATIONS =
  "acct|addl|adv|apr|approx|art|asst|aug|bldg|capt|cert|ch|cl|co|corp|dec|dept|dr|ed|enclo?|est|etc|ex|feb|fig|fn|gen|gov|govt|hon|hr|hrs|ie|eg|inc|ind|jan|jul|jun|lic|ltd|mar|max|md|messrs|min|mins|misc|mr|mrs|ms|mt|mth|no|nos|nov|oct|p|para|pg|pl|pm|am|pp|prof|pt|pvt|qty|ref|reg|regd|regn|rs|sec|secy|sep|sept|smt|sq|sr|jr|st|tel|ph|viz|vol|vs|wef|yr|yrs";
const ABBREVIATION = new RegExp(`^(?:${ABBREVIATIONS}|[a-z]|\\d+)$`, "i");

/** Endings of addresses that are words too, so that a sentence may go on with them: `month.in the`. */
const ENDING_IN_WORDS = /\.(?:in|me|net|app|info|edu|org|ai|io)$/i;

/** Words before an address, not before the end of a sentence. */
const BEFORE_ADDRESS =
  /(?:\b(?:visit|see|at|on|from|website|site|web|url|address|open|via)|[:(])\s*$/i;

/** Whether a full stop without a space behind it makes an address of two words. */
function isMissedSpace(address: string, before: string, behind: string): boolean {
  const labels = address.split(".");
  const isNamed = labels.length > 2 || !/^[\p{L}\d.]+$/u.test(address);
  const first = labels.slice(0, -1);
  if (first.every((label) => ABBREVIATION.test(label))) return true;
  if (isNamed) return false;
  if (/\p{Ll}\.\p{Lu}\p{Ll}+$/u.test(address)) return true;
  if (BEFORE_ADDRESS.test(before)) return false;
  const goesOn = /^\s+\p{Ll}/u.test(behind);
  return goesOn && ENDING_IN_WORDS.test(address);
}

/** The link that a bare address was meant to be: `[www.sebi.gov.in](https://www.sebi.gov.in)`. */
function linkOf(address: string, site: string | undefined): string {
  const page = pageBehindDomain(address, site);
  if (page !== undefined) return `[${address.replace(/^https?:\/\//i, "")}](${page})`;
  if (/^[a-z]+:/i.test(address)) {
    const shown = address.replace(/^(?:https?:\/\/|ftp:\/\/|mailto:|tel:)/i, "");
    return `[${shown}](${address.replace(/^(?:http|ftp):/i, "https:")})`;
  }
  const scheme = address.includes("@") ? "mailto:" : "https://";
  return `[${address}](${scheme}${address})`;
}

/** What is wrong with an address that is no link. */
function bareAddressMessage(
  address: string,
  before: string,
  behind: string,
  site: string | undefined,
): string {
  const hasOtherSigns = /[:@/]|^www\./i.test(address);
  if (hasOtherSigns || !isMissedSpace(address, before, behind)) {
    return `the address "${address}" is no link, and readers cannot press it: write ${linkOf(address, site)}`;
  }
  const stop = address.lastIndexOf(".") + 1;
  const parted = `${address.slice(0, stop)} ${address.slice(stop)}`;
  return `a space is missing after the full stop in "${address}": write ${parted}`;
}

/**
 * What is wrong with addresses in a Markdown text that are no links: readers could not press them.
 * What only looks like an address, because a space is missing, is told as that.
 * @param site the site's own address, to whose pages links have no domain
 * @returns each address, and a sentence about it
 */
export function bareAddressesIn(
  markdown: string,
  site?: string,
): { address: string; message: string }[] {
  const others = markdown.replace(NOT_BARE, (part) => " ".repeat(part.length));
  if (!MAY_BE_ADDRESS.test(others)) return [];
  return [...others.matchAll(BARE_ADDRESS)].map(({ 0: found, index }) => {
    const address = found.replace(/[.,;:!?'’)\]*_]+$/, "");
    const before = others.slice(0, index);
    const behind = others.slice(index + address.length);
    return { address, message: bareAddressMessage(address, before, behind, site) };
  });
}

import { allFacts, type Facts } from "@/lib/content/hints/fact-hints";
import { didYouMean } from "@/lib/content/load/nearest";
import { valueAt } from "@/lib/content/load/value-at";

/** Where links may lead. */
export interface Addresses {
  routes: ReadonlySet<string>;
  /** The owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
  /** By address, the anchors of the pages that could be read. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  facts: Facts;
}

/** What is wrong with a link, or may be. */
export interface LinkFinding {
  message: string;
  isDoubt?: true;
}

/** A link in Markdown: its address. */
const MARKDOWN_LINK = /\]\(([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** The addresses of the links in a Markdown text, references and titles included. */
export function linksIn(text: string): { href: string; offset: number }[] {
  return [...text.matchAll(MARKDOWN_LINK)]
    .filter(({ index }) => !/!\[[^\]]*$/.test(text.slice(0, index)))
    .map(({ 1: href = "", index: offset }) => ({
      href: href.trim().replace(/\s+["'].*$/s, ""),
      offset,
    }));
}

/** An address as it was probably meant: without what other websites have in theirs. */
function plainRoute(route: string): string {
  const plain = route
    .toLowerCase()
    .replace(/\?.*$/, "")
    .replace(/(\/index)?(\.html?|\/)$/, "");
  return plain.replace(/^\/(services|pages|policies)\/(?=.)/, "/") || "/";
}

const FILE = /\.(?!html?$)\w+$/;

function unknownPage(href: string, { routes, anchors, files }: Addresses): string | undefined {
  const [route = "", anchor] = href.split("#");
  if (files.has(route)) return undefined;
  if (FILE.test(route) && !routes.has(route)) {
    const advice = didYouMean(route, files.keys()) || ": put it there, or correct the name";
    return `expected a file in public/, got "${route}", which is not there${advice}`;
  }
  if (!routes.has(route)) {
    const advice = didYouMean(plainRoute(route), routes);
    return `expected a page of this site, got the unknown link "${route}"${advice}`;
  }
  const known = anchors.get(route);
  return anchor === undefined || !known || known.has(anchor)
    ? undefined
    : unknownAnchor(anchor, route, known);
}

function unknownAnchor(anchor: string, route: string, known: ReadonlySet<string>): string {
  const all = [...known].filter((id) => id !== "main");
  const advice = didYouMean(anchor, all, (id) => `#${id}`);
  const has = all.length === 0 ? ": it has none" : `: it has ${all.join(", ")}`;
  return `expected an anchor of ${route}, got "#${anchor}"${advice || has}`;
}

/** A telephone number or an e-mail address that is written by hand. */
function byHand(href: string, scheme: "tel" | "mailto", facts: Facts): LinkFinding | undefined {
  const rest = href.slice(scheme.length + 1);
  if (/^\{\{[^{}]+\}\}$/.test(rest)) return undefined;
  const digits = (text: string) => (scheme === "tel" ? text.replace(/[^\d+]/g, "") : text);
  const [fact] =
    allFacts(facts).find(
      ([name, text]) =>
        name.startsWith("firm.") &&
        typeof text === "string" &&
        digits(text) === digits(rest) &&
        digits(rest) !== "",
    ) ?? [];
  if (fact) {
    const message = `expected ${scheme}:{{${fact}}}, got it written out as "${href}": a fact stands once, in content/firm.yaml`;
    return { message };
  }
  if (scheme === "tel" && !/^\+?\d{3,}$/.test(rest)) {
    const message = `expected digits without spaces behind tel:, or tel:{{firm.phone}}, got "${href}"`;
    return { message };
  }
  const example = scheme === "tel" ? "firm.phone" : "firm.email.general";
  const message = `"${href}" is written out: if it is the firm's own, write ${scheme}:{{${example}}}, so that it changes with content/firm.yaml`;
  return { message, isDoubt: true };
}

/** What is wrong with an address that no page's is. */
function foreignAddress(href: string, { routes, facts }: Addresses): LinkFinding | undefined {
  if (/^\{\{/.test(href)) {
    const scheme = /email/.test(href) ? "mailto" : "tel";
    if (/email|phone/i.test(href)) return { message: `expected ${scheme}:${href}, got "${href}"` };
    return undefined;
  }
  for (const scheme of ["tel", "mailto"] as const) {
    if (href.startsWith(`${scheme}:`)) return byHand(href, scheme, facts);
  }
  const site = valueAt(facts.get("firm"), ["site"]);
  if (typeof site === "string" && `${href}/`.startsWith(`${site}/`)) {
    const route = href.slice(site.length) || "/";
    return { message: `expected "${route}" for a page of this site, got "${href}"` };
  }
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(href)) return undefined;
  if (/^http:\/\//i.test(href)) {
    return { message: `expected an address that begins with https://, got "${href}"` };
  }
  if (/^(www\.|[\w-]+(\.[\w-]+)*\.(com|in|org|net|gov|co|io)(\/|$))/i.test(href)) {
    return { message: `expected https:// in front of an address elsewhere, got "${href}"` };
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(href)) {
    return { message: `expected mailto: in front of an e-mail address, got "${href}"` };
  }
  const advice = didYouMean(plainRoute(`/${href.replace(/^[./]+/, "")}`), routes);
  const message = `expected a page of this site such as /about, or an address that begins with https://, got "${href}"${advice}`;
  return { message };
}

/**
 * What is wrong with an address.
 * @param own the page on which the link stands, for an anchor alone; undefined for words of all pages
 */
export function linkFinding(
  href: string,
  addresses: Addresses,
  own?: string,
): LinkFinding | undefined {
  if (href === "") return { message: "expected an address between the brackets ( ), got nothing" };
  if (href.startsWith("#")) {
    const known = own === undefined ? undefined : addresses.anchors.get(own);
    const anchor = href.slice(1);
    if (own !== undefined && known) {
      return known.has(anchor) ? undefined : { message: unknownAnchor(anchor, own, known) };
    }
    if (own !== undefined) return undefined;
    const message = `expected the page in front of the anchor, as in /about${href}, got "${href}"`;
    return { message };
  }
  if (href.startsWith("/") && !href.startsWith("//")) {
    const message = unknownPage(href, addresses);
    return message === undefined ? undefined : { message };
  }
  return foreignAddress(href, addresses);
}

import { defaultTreeAdapter, parse, serialize } from "parse5";
import type { Bundles } from "./bundle.ts";
import { linksOf, type PageLinks } from "./check-links.ts";
import { checkPage } from "./check-page.ts";
import { type CspSources, integrityOf, pageCsp } from "./csp.ts";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  type Parent,
  textOf,
} from "./html-tree.ts";
import {
  isLate,
  islandName,
  islandsOf,
  islandTexts,
  movePropsOut,
  nameScripts,
} from "./page-islands.ts";
import { type PageStyles, pageStyles, type StylingTexts } from "./page-styles.ts";
import { removeNextClient } from "./remove-next-client.ts";

/** A page on its way to the visitor: with its styles, before its CSP. A hook may change it. */
export interface PageInWork {
  /** Its file: `about.html`. */
  file: string;
  document: Parent;
  elements: readonly Element[];
  /** The styles in the page, addresses from the site's root. */
  css: string;
}

/** What the site adds to a page. */
export interface PageAdditions {
  /** Names of further scripts, which are loaded behind the first. */
  scripts?: readonly string[];
  /** Inline scripts that run before anything is painted. */
  inlineScripts?: readonly string[];
  /** What this page reaches for. */
  sources?: CspSources;
}

/** What the pages of a site share. */
export interface SiteParts {
  bundles: Bundles;
  /** @returns the text of a script or a stylesheet by its address */
  read: (address: string) => string;
  /** @returns what an island with these props reaches for beyond the files of the site */
  sourcesOfIsland?: (name: string, props: unknown) => CspSources;
  /** Adds to a page what only the site knows. */
  customise?: (page: PageInWork) => PageAdditions;
  /** Patterns of addresses that browsers must not fetch before they are asked for. */
  neverPrefetched?: readonly string[];
}

export interface ExportedPage {
  html: string;
  links: PageLinks;
  /** Texts of files that come with the page, by address. */
  files: ReadonlyMap<string, string>;
  /** A sentence for each fault that must not reach a visitor. */
  faults: string[];
}

/** A script of the lowest priority that delays nothing. */
function scriptElement(src: string, integrity: string): Element {
  const attributes = { type: "module", src, integrity, async: "", fetchpriority: "low" };
  return createElement("script", attributes);
}

/**
 * Puts what the linked stylesheets have for this page into one `<style>` in their place.
 * @returns these styles, and those that come with late islands
 */
function inlineStyles(
  elements: readonly Element[],
  texts: StylingTexts,
  read: SiteParts["read"],
): PageStyles {
  const links = elements.filter((element) => attribute(element, "rel") === "stylesheet");
  const [first] = links;
  if (!first) return { inPage: "", late: "" };
  const addresses = links.map((link) => attribute(link, "href") ?? "");
  const stylesheets = new Map(addresses.map((address) => [address, read(address)]));
  const styles = pageStyles(stylesheets, elements, texts);
  insertAfter(first, createElement("style", {}, styles.inPage));
  for (const link of links) defaultTreeAdapter.detachNode(link);
  return styles;
}

/**
 * Asks the browser to fetch a page of the site before it is asked for, when a pointer rests on a
 * link to it. The same text on every page, so that one hash in the CSP covers it.
 */
function speculationRules(never: readonly string[] = []): string {
  // Files are no pages.
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: [...never, "/*.*"] } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}

const isInlineScript = (element: Element) =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  attribute(element, "type") !== "application/ld+json";

function transform(file: string, html: string, site: SiteParts): ExportedPage {
  const { bundles, read } = site;
  const document = parse(html);
  removeNextClient(document);
  const elements = [...elementsOf(document)];
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!charset || !body) throw new Error("the page has no <meta charset>");
  const integrity = (address: string) => integrityOf(read(address));

  const islands = islandsOf(elements);
  nameScripts(islands, bundles);
  const sources = islands.map((island) => {
    const props: unknown = JSON.parse(attribute(island, "data-props") ?? "{}");
    return site.sourcesOfIsland?.(islandName(island), props) ?? {};
  });
  const first = islands.length > 0 ? bundles.islands : bundles.enhancements;
  const late = islands.filter(isLate);
  const soon = islands.filter((island) => !isLate(island));
  const styles = inlineStyles(
    elements,
    {
      atOnce: [...(first ? [read(first)] : []), ...islandTexts(soon, bundles, read)],
      late: islandTexts(late, bundles, read),
    },
    read,
  );
  // Behind the styles, which look for class names in props too.
  const files = movePropsOut(late, styles.late);

  const added = site.customise?.({ file, document, elements, css: styles.inPage }) ?? {};
  const further = (added.scripts ?? []).flatMap((name) => bundles.more[name] ?? []);
  for (const src of [...(first ? [first] : []), ...further]) {
    defaultTreeAdapter.appendChild(body, scriptElement(src, integrity(src)));
  }
  const inHead = (added.inlineScripts ?? []).map((text) => createElement("script", {}, text));
  const imported = new Set(islands.flatMap((one) => bundles.islandScripts[islandName(one)] ?? []));
  if (imported.size > 0) {
    // Lets browsers check scripts that no element names, fetched by `import` and `import()`.
    const known = Object.fromEntries([...imported].map((address) => [address, integrity(address)]));
    const map = JSON.stringify({ integrity: known });
    inHead.push(createElement("script", { type: "importmap" }, map));
  }
  const rules = speculationRules(site.neverPrefetched);
  inHead.push(createElement("script", { type: "speculationrules" }, rules));
  const policy = createElement("meta", { "http-equiv": "Content-Security-Policy" });
  // The CSP first: it holds for what comes behind it.
  insertAfter(charset, policy, ...inHead);
  const all = [...elementsOf(document)];
  const content = pageCsp({
    styles: all.filter(({ tagName }) => tagName === "style").map(textOf),
    inlineScripts: all.filter(isInlineScript).map(textOf),
    hasScripts: first !== undefined || further.length > 0,
    sources: [added.sources ?? {}, ...sources],
  });
  policy.attrs.push({ name: "content", value: content });
  return { html: serialize(document), links: linksOf(all), files, faults: checkPage(all) };
}

/**
 * Makes of a page of Next's export what a visitor gets: Next's client goes; the site's scripts, the
 * styles that the page uses, and its CSP go in.
 * @param file its name
 * @throws Error that names the page: for a Suspense hole, an unknown island, a page that is no HTML
 */
export function exportPage(file: string, html: string, site: SiteParts): ExportedPage {
  try {
    return transform(file, html, site);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${message}`, { cause });
  }
}

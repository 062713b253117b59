import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
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
import { pageStyles } from "./page-styles.ts";
import { removeNextClient } from "./remove-next-client.ts";
import { classesOf } from "./remove-unused.ts";

/** A page on its way to the visitor: with its styles, before its CSP. A hook may change it. */
export interface PageInWork {
  /** Its file: `about.html`. */
  file: string;
  document: Parent;
  elements: readonly Element[];
  /** Class names of each element as its source has them; those in the page are short. */
  classes: ReadonlyMap<Element, readonly string[]>;
  /** The styles in the page, addresses from the site's root. */
  css: string;
}

/** What the site adds to a page. */
export interface PageAdditions {
  /** Names of further scripts, which are loaded behind the first. */
  scripts?: readonly string[];
  /** Inline scripts that run behind the page's styles, before anything is painted. */
  inlineScripts?: readonly string[];
  /** Behind the page's own styles: a font in a `data:` URI, of just the letters of its heading. */
  styles?: string;
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
  customise?: (page: PageInWork) => PageAdditions | Promise<PageAdditions>;
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

/** Brings in what the element before it holds, a frame after the first; some report no paint. */
const AFTER_PAINT =
  '{const{content}=document.currentScript.previousSibling,add=()=>document.body.append(content);new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&requestAnimationFrame(()=>setTimeout(add))).observe({type:"paint",buffered:!0});setTimeout(add,2e3)}';

/** Adds scripts that are fetched once the page has been painted, as what comes before delays it. */
function addScripts(body: Element, addresses: string[], integrity: (at: string) => string): void {
  if (addresses.length === 0) return;
  const content = defaultTreeAdapter.createDocumentFragment();
  for (const src of addresses) {
    const attributes = { type: "module", src, integrity: integrity(src), async: "" };
    defaultTreeAdapter.appendChild(content, createElement("script", attributes));
  }
  const template = createElement("template", {}) as DefaultTreeAdapterTypes.Template;
  defaultTreeAdapter.setTemplateContent(template, content);
  defaultTreeAdapter.appendChild(body, template);
  defaultTreeAdapter.appendChild(body, createElement("script", {}, AFTER_PAINT));
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

async function transform(file: string, html: string, site: SiteParts): Promise<ExportedPage> {
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
  const links = elements.filter((element) => attribute(element, "rel") === "stylesheet");
  const addresses = links.map((link) => attribute(link, "href") ?? "");
  const classes = new Map(elements.map((element) => [element, classesOf(element)]));
  const styles = pageStyles(new Map(addresses.map((at) => [at, read(at)])), elements, {
    atOnce: [...(first ? [read(first)] : []), ...islandTexts(soon, bundles, read)],
    late: islandTexts(late, bundles, read),
  });
  // Behind the styles, which look for class names in props too.
  const files = movePropsOut(late, styles.late);

  const work = { file, document, elements, classes, css: styles.inPage };
  const added = (await site.customise?.(work)) ?? {};
  const css = styles.inPage + (added.styles ?? "");
  const inlined = (added.inlineScripts ?? []).map((text) => createElement("script", {}, text));
  insertAfter(links[0] ?? charset, ...(css ? [createElement("style", {}, css)] : []), ...inlined);
  for (const link of links) defaultTreeAdapter.detachNode(link);
  const further = (added.scripts ?? []).flatMap((name) => bundles.more[name] ?? []);
  addScripts(body, [...(first ? [first] : []), ...further], integrity);
  const inHead: Element[] = [];
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
export async function exportPage(
  file: string,
  html: string,
  site: SiteParts,
): Promise<ExportedPage> {
  try {
    return await transform(file, html, site);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${message}`, { cause });
  }
}

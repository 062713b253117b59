import { defaultTreeAdapter, parse, serialize } from "parse5";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  textOf,
} from "static-islands/html-tree";
import { anchorsOf, type PageAnchors } from "@/scripts/check/check-anchors";
import { checkPage } from "@/scripts/check/check-page";
import type { Bundles } from "./bundle";
import { type CspSources, integrityOf, pageCsp } from "./csp";
import { fontFiles } from "./font-files";
import { isLate, islandTexts, movePropsOut, startIslands } from "./islands";
import { type PageStyles, pageStyles, type StylingTexts } from "./page-styles";
import { removeNextClient } from "./remove-next-client";
import { speculationRules } from "./speculation-rules";
import { keepNumbersUnbroken } from "./unbroken-numbers";

/** What the pages of a site share. */
export interface SiteParts {
  bundles: Omit<Bundles, "packages">;
  /** By island: what it reaches for beyond the files of the site. */
  islandSources: Readonly<Record<string, CspSources>>;
  /** What counting a page's views reaches for. */
  counterSources?: CspSources;
  /** @returns the text of a script or a stylesheet by its address */
  read(address: string): string;
  /** @returns the inline script that chooses the page's fonts, given their addresses */
  fontScript(files: readonly string[]): string;
  /** The inline script that shows announcements on their days. */
  announcementScript: string;
}

export interface ExportedPage {
  html: string;
  /** Those in the page and those that come with its islands. */
  styles: string;
  anchors: PageAnchors;
  /** Texts of files that come with the page, by address. */
  files: ReadonlyMap<string, string>;
  /** A sentence for each fault that must not reach a visitor. */
  faults: string[];
}

/**
 * Never counted: the form that takes identity documents runs no code but its own, and the address
 * of a page that does not exist may be anything. Redirect pages have no script at all.
 */
const UNCOUNTED = ["consent-form.html", "404.html"];

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
  { read }: SiteParts,
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

function transform(page: string, html: string, site: SiteParts): ExportedPage {
  const { bundles } = site;
  const document = parse(html);
  removeNextClient(document);
  keepNumbersUnbroken(document);
  const elements = [...elementsOf(document)];
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!charset || !body) throw new Error("the page has no <meta charset>");
  const integrity = (address: string) => integrityOf(site.read(address));

  const islands = startIslands(elements, bundles.islandStart);
  const imported = [...new Set(islands.flatMap((name) => bundles.islandScripts[name] ?? []))];
  const counter = UNCOUNTED.includes(page) ? undefined : bundles.counter;
  const first = islands.length > 0 ? bundles.islands : bundles.enhancements;
  for (const src of [first, ...(counter ? [counter] : [])]) {
    defaultTreeAdapter.appendChild(body, scriptElement(src, integrity(src)));
  }
  const hydrated = elements.filter((one) => attribute(one, "data-island") !== undefined);
  const late = hydrated.filter(isLate);
  const soon = hydrated.filter((island) => !isLate(island));
  const textsOf = (some: typeof hydrated) => islandTexts(some, bundles.islandScripts, site.read);
  const texts = { atOnce: [site.read(first), ...textsOf(soon)], late: textsOf(late) };
  const styles = inlineStyles(elements, texts, site);
  // Behind the styles, which look for class names in props too.
  const files = movePropsOut(late, styles.late);

  const inline: { type?: string; text: string }[] = [];
  const fonts = fontFiles(styles.inPage, serialize(document));
  // Right behind the CSP: what it fetches is asked for first.
  if (fonts.length > 0) inline.push({ text: site.fontScript(fonts) });
  if (imported.length > 0) {
    // Lets browsers check scripts that no element names, fetched by `import` and `import()`.
    const known = Object.fromEntries(imported.map((address) => [address, integrity(address)]));
    inline.push({ type: "importmap", text: JSON.stringify({ integrity: known }) });
  }
  inline.push({ type: "speculationrules", text: speculationRules });
  const dated = elements.filter((element) => attribute(element, "data-until") !== undefined);
  const inBody = dated.length > 0 ? [site.announcementScript] : [];
  // Right behind them, the notices above the page's own words apart: later, what they show or hide
  // would move the page.
  const notices = dated.findLast(({ parentNode }) => parentNode?.nodeName === "main");
  for (const last of new Set([notices, dated.at(-1)])) {
    if (last) insertAfter(last, createElement("script", {}, site.announcementScript));
  }
  const csp = pageCsp({
    styles: [...elementsOf(document)].filter(({ tagName }) => tagName === "style").map(textOf),
    inlineScripts: [...inline.map(({ text }) => text), ...inBody],
    hasScripts: true,
    sources: [
      (counter && site.counterSources) || {},
      ...islands.map((name) => site.islandSources[name] ?? {}),
    ],
  });
  insertAfter(
    charset,
    createElement("meta", { "http-equiv": "Content-Security-Policy", content: csp }),
    ...inline.map(({ text, ...attributes }) => createElement("script", attributes, text)),
  );
  const anchors = anchorsOf(document);
  return {
    html: serialize(document),
    styles: styles.inPage + styles.late,
    anchors,
    files,
    faults: checkPage(document, files),
  };
}

/**
 * Makes of a page of Next's export what a visitor gets: Next's client goes; our scripts, the styles
 * that the page uses, and its CSP go in.
 * @param page name of its file
 * @throws Error that names the page: for a Suspense hole, an unknown island, a page that is no HTML
 */
export function exportPage(page: string, html: string, site: SiteParts): ExportedPage {
  try {
    return transform(page, html, site);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${page}: ${message}`, { cause });
  }
}

import { defaultTreeAdapter } from "parse5";
import { attribute, createElement, insertAfter, textOf } from "../html-tree.ts";
import { withoutBase } from "../next/build-config.ts";
import { pageStyles } from "../styles/page-styles.ts";
import { firstScript } from "./add-scripts.ts";
import type { Page, PageAdditions, SiteParts } from "./page.ts";
import { isLate, islandTexts, movePropsOut } from "./page-islands.ts";

function stylesheetLinks(page: Page) {
  return page.elements.filter((element) => attribute(element, "rel") === "stylesheet");
}

/** The texts of scripts that the page has itself, as they may set classes. */
function inlineScripts(page: Page): string[] {
  const scripts = page.elements.filter((element) => attribute(element, "data-stay") !== undefined);
  return scripts.map(textOf);
}

/**
 * Chooses from the page's stylesheets what the page can use. What only late islands use goes into a
 * file with their props.
 * A stylesheet of another host is a fault.
 * @param further names of classes that the site adds later
 */
export function chooseStyles(page: Page, site: SiteParts, further: string): void {
  const stylesheets = new Map<string, string>();
  for (const link of stylesheetLinks(page)) {
    const address = attribute(link, "href") ?? "";
    if (/^(https?:)?\/\//.test(withoutBase(address, site.config ?? {}))) {
      page.lost.push(
        `the stylesheet ${address} is of another host, which the CSP would block: import its rules into the site's own styles (fonts by next/font)`,
      );
      continue;
    }
    stylesheets.set(address, site.read(address));
  }
  const late = page.islands.filter(isLate);
  const others = page.islands.filter((island) => !isLate(island));
  const atOnce = [...islandTexts(others, site), ...inlineScripts(page), further];
  const first = firstScript(page, site);
  if (first !== undefined) {
    atOnce.push(site.read(first));
  }
  const texts = { atOnce, late: islandTexts(late, site) };
  const styles = pageStyles(stylesheets, page.elements, texts, site);
  page.stylesheets = [...stylesheets.values()].join("");
  page.css = styles.inPage;
  page.lateCss = late.length > 0 ? styles.late : "";
  // Only now, because styles are looked for by the words in props too.
  page.files = movePropsOut(late, styles.late, site.config?.basePath);
}

/** Puts the page's styles, and those that the site adds, in place of the links to stylesheets. */
export function addStyles(page: Page, added: PageAdditions): void {
  const links = stylesheetLinks(page);
  const css = page.css + (added.styles ?? "");
  if (css) {
    const style = createElement("style", {}, css);
    insertAfter(links[0] ?? page.charset, style);
    page.endOfStyles = style;
  }
  for (const link of links) {
    defaultTreeAdapter.detachNode(link);
  }
}

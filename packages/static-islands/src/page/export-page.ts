import { linksOf, type PageLinks } from "../checks/check-links.ts";
import { checkPage } from "../checks/check-page.ts";
import { elementsOf, htmlOf } from "../html-tree.ts";
import { addPolicy } from "./add-policy.ts";
import { addScripts } from "./add-scripts.ts";
import { addStyles, chooseStyles } from "./add-styles.ts";
import { classesLost } from "./lost-classes.ts";
import { moveStyles } from "./move-styles.ts";
import { readPage, type SiteParts } from "./page.ts";
import { faultsOfHtml, prepareIslands } from "./page-islands.ts";
import { renderAlone } from "./render-alone.ts";

export interface ExportedPage {
  html: string;
  links: PageLinks;
  /** Texts of files that come with the page, by address. */
  files: ReadonlyMap<string, string>;
  /** A sentence for each fault that must not reach a visitor. */
  faults: string[];
}

/** @param further names of classes that the site adds, where a first try has lost them */
async function takeSteps(
  file: string,
  html: string,
  site: SiteParts,
  further = "",
): Promise<ExportedPage> {
  const page = readPage(file, html, site);
  prepareIslands(page, site);
  page.lost.push(...faultsOfHtml(page, site), ...(await renderAlone(page, site)));
  chooseStyles(page, site, further);
  page.css += moveStyles(page);
  const added = (await site.customise?.(page)) ?? {};
  const lost = classesLost(page, site, added);
  if (lost !== undefined && further === "") {
    return takeSteps(file, html, site, lost);
  }
  addStyles(page, added);
  addScripts(page, site, added);
  addPolicy(page, site, added);

  const elements = [...elementsOf(page.document)];
  return {
    html: htmlOf(page.document),
    links: linksOf(elements),
    files: page.files,
    faults: [...page.lost, ...checkPage(elements, page.lateCss)],
  };
}

/**
 * Makes of a page of Next's export what a visitor gets: Next's client goes; the styles that the
 * page uses, the site's scripts and a CSP come in. What makes that impossible is a fault too: a
 * Suspense hole, an unknown island, a page that is no HTML; such a page has no HTML here.
 * @param file the name of the page's file
 */
export async function exportPage(
  file: string,
  html: string,
  site: SiteParts,
): Promise<ExportedPage> {
  try {
    return await takeSteps(file, html, site);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { html: "", links: { ids: new Set(), links: [] }, files: new Map(), faults: [message] };
  }
}

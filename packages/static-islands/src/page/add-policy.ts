import { asksForOwn } from "../checks/check-fetches.ts";
import { type CspSources, pageCsp, SITE } from "../csp.ts";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  textOf,
} from "../html-tree.ts";
import type { Page, PageAdditions, SiteParts } from "./page.ts";

/** Types of scripts that browsers do not look at. */
const DATA_WITHOUT_CSP = ["application/ld+json", "application/json"];

/** Whether a CSP has to name the element's text: a script, or data that browsers treat as one. */
function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    !DATA_WITHOUT_CSP.includes(attribute(element, "type") ?? "")
  );
}

/** Own files that the page's elements name, and that a CSP allows only where it says so. */
function ownSources(elements: readonly Element[]): CspSources {
  return {
    media: asksForOwn(elements, "media-src") ? [SITE] : [],
    manifests: asksForOwn(elements, "manifest-src") ? [SITE] : [],
  };
}

/**
 * Adds the CSP that allows what the page has by now, and nothing else. The last step: what is added
 * later would be blocked.
 */
export function addPolicy(page: Page, site: SiteParts, added: PageAdditions): void {
  const elements = [...elementsOf(page.document)];
  const content = pageCsp({
    styles: elements.filter(({ tagName }) => tagName === "style").map(textOf),
    inlineScripts: elements.filter(isInlineScript).map(textOf),
    hasScripts: page.scripts.length > 0,
    sources: [site.sources ?? {}, added.sources ?? {}, ...page.sources, ownSources(elements)],
  });
  const attributes = { "http-equiv": "Content-Security-Policy", content };
  // Before everything else in the head: a CSP holds for what comes behind it.
  insertAfter(page.charset, createElement("meta", attributes));
}

import { pageCsp } from "../csp.ts";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  textOf,
} from "../html-tree.ts";
import type { Page, PageAdditions } from "./page.ts";

/** Whether a CSP has to name the element's text: a script, or data that browsers treat as one. */
function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    attribute(element, "type") !== "application/ld+json"
  );
}

/**
 * Adds the CSP that allows what the page has by now, and nothing else. The last step: what is added
 * later would be blocked.
 */
export function addPolicy(page: Page, added: PageAdditions): void {
  const elements = [...elementsOf(page.document)];
  const content = pageCsp({
    styles: elements.filter(({ tagName }) => tagName === "style").map(textOf),
    inlineScripts: elements.filter(isInlineScript).map(textOf),
    hasScripts: page.scripts.length > 0,
    sources: [added.sources ?? {}, ...page.sources],
  });
  const attributes = { "http-equiv": "Content-Security-Policy", content };
  // Before everything else in the head: a CSP holds for what comes behind it.
  insertAfter(page.charset, createElement("meta", attributes));
}

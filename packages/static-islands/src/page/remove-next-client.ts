import { defaultTreeAdapter } from "parse5";
import { attribute, type Element, type Parent, textOf } from "../html-tree.ts";

/** Data for search engines, programs and the browser's own prefetching; it runs no code. */
const KEPT_SCRIPT_TYPES = ["application/ld+json", "application/json", "speculationrules"];

/**
 * Inline scripts of Next's and React's: the payload, the bundler's runtime, `next/script` (which the payload names too),
 * icons found late, and what fills Suspense boundaries.
 */
const NEXT_INLINE =
  /^(\(?self\.__next_|\(?globalThis\["TURBOPACK"\]|\$R[A-Z]\w?\s*[=(]|requestAnimationFrame\(function\(\)\{\$RT=|document\.querySelectorAll\('body link\[rel="icon"\])/;
const NEXT_FILE = /(^|\/)_next\//;

/** A hole that only Next's client could fill. */
const SUSPENSE_ID = /^(B|S|P):/;
/** A boundary that was pending or failed when the page was rendered. */
const SUSPENSE_COMMENT = /^\$[?!]/;

/** Whether an element is a script of Next's client, or asks the browser to fetch or expect one. */
function isOfNextClient(element: Element): boolean {
  if (element.tagName === "script") {
    const isData = KEPT_SCRIPT_TYPES.includes(attribute(element, "type") ?? "");
    return !isData && attribute(element, "data-stay") === undefined;
  }
  if (element.tagName !== "link") {
    return false;
  }
  const rel = attribute(element, "rel");
  if (rel === "preconnect") {
    // Next preconnects for fonts that are not preloaded; all fonts are of the page's own origin.
    return true;
  }
  return rel === "modulepreload" || attribute(element, "as") === "script";
}

/** A script that goes and is not Next's: its address, or how its text begins. */
function ownScript(element: Element): string[] {
  if (element.tagName !== "script") {
    return [];
  }
  const src = attribute(element, "src");
  if (src !== undefined) {
    return NEXT_FILE.test(src) ? [] : [src];
  }
  const text = textOf(element).trim();
  return NEXT_INLINE.test(text) ? [] : [text];
}

/** Whether an element was left by React for its own streaming: `<div hidden="">`, empty. */
function isLeftByStreaming(element: Element): boolean {
  const isEmpty = element.childNodes.every((child) => child.nodeName === "#comment");
  return element.tagName === "div" && attribute(element, "hidden") === "" && isEmpty;
}

function refuseSuspenseHole(element: Element): void {
  if (element.tagName === "template" && SUSPENSE_ID.test(attribute(element, "id") ?? "")) {
    throw new Error("a Suspense hole is left in the page; render it on the server");
  }
}

function refuseUnfinishedBoundary(comment: string): void {
  if (SUSPENSE_COMMENT.test(comment)) {
    throw new Error("a Suspense boundary did not finish at build; render it on the server");
  }
}

/**
 * Takes Next's scripts and payload out of a page. React's comments stay inside islands, because
 * hydration needs them, and go everywhere else.
 * @returns the scripts that went and are not Next's: their addresses or texts
 * @throws Error for a Suspense boundary that did not finish at build
 */
export function removeNextClient(parent: Parent, isInIsland = false): string[] {
  const ownScripts: string[] = [];
  for (const node of [...parent.childNodes]) {
    if ("data" in node && !isInIsland) {
      refuseUnfinishedBoundary(node.data);
      defaultTreeAdapter.detachNode(node);
    }
    if (!("tagName" in node)) {
      continue;
    }
    refuseSuspenseHole(node);
    if (isOfNextClient(node) || (!isInIsland && isLeftByStreaming(node))) {
      defaultTreeAdapter.detachNode(node);
      ownScripts.push(...ownScript(node));
    } else {
      const isIsland = attribute(node, "data-island") !== undefined;
      ownScripts.push(...removeNextClient(node, isInIsland || isIsland));
    }
  }
  return ownScripts;
}

import { defaultTreeAdapter } from "parse5";
import { attribute, type Element, type Parent } from "./html-tree.ts";

/** Data for search engines and for the browser's own prefetching; it runs no code. */
const KEPT_SCRIPT_TYPES = ["application/ld+json", "speculationrules"];

/** A hole that only Next's client could fill. */
const SUSPENSE_ID = /^(B|S|P):/;
/** A boundary that was pending or failed when the page was rendered. */
const SUSPENSE_COMMENT = /^\$[?!]/;

function isOfNextClient(element: Element): boolean {
  if (element.tagName === "script") {
    return !KEPT_SCRIPT_TYPES.includes(attribute(element, "type") ?? "");
  }
  if (element.tagName !== "link") return false;
  const rel = attribute(element, "rel");
  // Next preconnects for fonts that are not preloaded; ours come from the page's own origin.
  return attribute(element, "as") === "script" || rel === "modulepreload" || rel === "preconnect";
}

/** An element React left for its own streaming: `<div hidden="">` with nothing in it. */
function isStreamingRest(element: Element): boolean {
  const isEmpty = element.childNodes.every((child) => child.nodeName === "#comment");
  return element.tagName === "div" && attribute(element, "hidden") === "" && isEmpty;
}

/**
 * Takes Next's scripts and payload out of a page. React's comments stay inside islands, because
 * hydration needs them, and go everywhere else.
 * @throws Error for a Suspense boundary that did not finish at build
 */
export function removeNextClient(parent: Parent, isInIsland = false): void {
  for (const node of [...parent.childNodes]) {
    if ("data" in node && !isInIsland) {
      if (SUSPENSE_COMMENT.test(node.data)) {
        throw new Error("a Suspense boundary did not finish at build; render it on the server");
      }
      defaultTreeAdapter.detachNode(node);
    } else if ("tagName" in node) {
      if (node.tagName === "template" && SUSPENSE_ID.test(attribute(node, "id") ?? "")) {
        throw new Error("a Suspense hole is left in the page; render it on the server");
      }
      if (isOfNextClient(node) || (!isInIsland && isStreamingRest(node))) {
        defaultTreeAdapter.detachNode(node);
      } else {
        removeNextClient(node, isInIsland || attribute(node, "data-island") !== undefined);
      }
    }
  }
}

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
import type { Bundles } from "./bundle";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Data for search engines and for the browser's own prefetching; it runs no code. */
const KEPT_SCRIPT_TYPES = new Set(["application/ld+json", "speculationrules"]);

/** A hole that only Next's client could fill. */
const SUSPENSE_ID = /^(B|S|P):/;

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function isNextScript(element: Element): boolean {
  if (element.tagName === "script") return !KEPT_SCRIPT_TYPES.has(attribute(element, "type") ?? "");
  if (element.tagName !== "link") return false;
  const rel = attribute(element, "rel");
  // Next opens a connection for fonts that are not preloaded; ours are asked for in the same breath.
  return attribute(element, "as") === "script" || rel === "modulepreload" || rel === "preconnect";
}

function scriptTag(src: string, integrity: string | undefined): Element {
  if (integrity === undefined) throw new Error(`no integrity is known for ${src}`);
  return defaultTreeAdapter.createElement(
    "script",
    "http://www.w3.org/1999/xhtml" as Parameters<typeof defaultTreeAdapter.createElement>[1],
    [
      { name: "type", value: "module" },
      { name: "src", value: src },
      { name: "integrity", value: integrity },
      { name: "async", value: "" },
      { name: "fetchpriority", value: "low" },
    ],
  );
}

interface Walk {
  islands: Set<string>;
  body: Element | undefined;
}

/** An element React left for its own streaming: `<div hidden="">` with nothing in it. */
function isStreamingRest(element: Element): boolean {
  return (
    element.tagName === "div" &&
    attribute(element, "hidden") === "" &&
    element.childNodes.every((child) => child.nodeName === "#comment")
  );
}

function walk(parent: Parent, state: Walk, page: string, isInIsland: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === "#comment" && !isInIsland) {
      if ("data" in node && /^\$[?!]/.test(node.data)) {
        throw new Error(
          `${page}: a Suspense boundary did not finish at build; render it on the server`,
        );
      }
      defaultTreeAdapter.detachNode(node);
    } else if (isElement(node)) {
      if (node.tagName === "template" && SUSPENSE_ID.test(attribute(node, "id") ?? "")) {
        throw new Error(`${page}: a Suspense hole is left in the page; render it on the server`);
      }
      if (isNextScript(node) || (!isInIsland && isStreamingRest(node))) {
        defaultTreeAdapter.detachNode(node);
        continue;
      }
      if (node.tagName === "body") state.body = node;
      const island = attribute(node, "data-island");
      if (island !== undefined) state.islands.add(island);
      walk(node, state, page, isInIsland || island !== undefined);
    }
  }
}

interface RewriteOptions {
  /** Name of the page in error messages. */
  page: string;
  html: string;
  bundles: Pick<Bundles, "behaviours" | "islands" | "integrity">;
  /** Addresses of scripts beside the page's first one. */
  furtherScripts?: readonly string[];
  /** Names the loader can hydrate. */
  knownIslands: readonly string[];
}

/**
 * Takes Next's client out of an exported page and puts ours in: one script, the behaviours, with
 * the island loader in it where there is an island. React's comments stay inside islands, because
 * hydration needs them, and go everywhere else.
 * @throws Error for a Suspense hole or an island the loader does not know
 */
export function rewritePage({
  page,
  html,
  bundles,
  furtherScripts = [],
  knownIslands,
}: RewriteOptions): string {
  const document = parse(html);
  const state: Walk = { islands: new Set(), body: undefined };
  walk(document, state, page, false);
  for (const island of state.islands) {
    if (!knownIslands.includes(island)) {
      throw new Error(`${page}: the island "${island}" is not in lib/islands/registry.ts`);
    }
  }
  if (!state.body) throw new Error(`${page}: the page has no body`);
  const script = state.islands.size > 0 ? bundles.islands : bundles.behaviours;
  for (const src of [script, ...furtherScripts]) {
    defaultTreeAdapter.appendChild(state.body, scriptTag(src, bundles.integrity[src]));
  }
  return serialize(document);
}

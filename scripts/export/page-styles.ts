import path from "node:path";
import postcss, { type ChildNode, type Root } from "postcss";
import type { Element } from "static-islands/html-tree";
import { inlineColours } from "./css/inline-colours";
import { removeFallbacks } from "./css/remove-fallbacks";
import { removeUnused, usedNames } from "./css/remove-unused";
import { shortenClassNames } from "./css/short-class-names";

/** Addresses in a stylesheet are relative to its file; inlined, they have to start at the root. */
function fromRoot(css: string, stylesheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/gi, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(stylesheet), address)}${quote})`;
  });
}

/** Texts whose words may become names in the page: scripts and the props they get. */
export interface StylingTexts {
  /** Of scripts that may change the page as soon as it is there. */
  atOnce: readonly string[];
  /** Of islands whose styles come with them. */
  late: readonly string[];
}

export interface PageStyles {
  inPage: string;
  /** What only late islands use, and all rules behind the first of it, so that their order holds. */
  late: string;
}

const isFont = (node: ChildNode) => node.type === "atrule" && node.name === "font-face";

/** The rules from the first on that the page lacks; fonts would be fetched anew. */
function lateRules(all: Root, inPage: Root): string {
  const known = inPage.nodes.map(String);
  const first = all.nodes.findIndex((node, index) => node.toString() !== known[index]);
  const late = first < 0 ? [] : all.nodes.slice(first).filter((node) => !isFont(node));
  return late.join("");
}

/**
 * Makes the styles of a page: of its stylesheets what the page can use, with short class names,
 * which the elements get too.
 * @param stylesheets the text of each by its address
 */
export function pageStyles(
  stylesheets: ReadonlyMap<string, string>,
  elements: readonly Element[],
  { atOnce, late }: StylingTexts,
): PageStyles {
  const root = postcss.parse([...stylesheets].map(([at, css]) => fromRoot(css, at)).join(""));
  removeFallbacks(root);
  inlineColours(root);
  // Blanks and comments between the rules of several stylesheets.
  root.walk((node) => {
    node.raws.before = "";
    if (node.type === "comment") node.remove();
  });
  root.raws.after = "";
  const used = usedNames(elements, [...atOnce, ...late]);
  removeUnused(root, used);
  shortenClassNames(elements, root, used.words);
  const inPage = root.clone();
  if (late.length > 0) removeUnused(inPage, usedNames(elements, atOnce));
  return { inPage: inPage.toString(), late: lateRules(root, inPage) };
}

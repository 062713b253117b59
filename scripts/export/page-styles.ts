import path from "node:path";
import postcss, { type Root } from "postcss";
import { removeFallbacks } from "./css/remove-fallbacks";
import { removeUnused } from "./css/remove-unused";
import { shortenClassNames } from "./css/short-class-names";
import { usedNames } from "./css/used-names";
import type { Element } from "./html-tree";

/** Addresses in a stylesheet are relative to its file; inlined, they have to start at the root. */
function fromRoot(css: string, stylesheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/gi, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(stylesheet), address)}${quote})`;
  });
}

/**
 * Makes the styles of a page: of its stylesheets what the page can use, with short class names,
 * which the elements get too.
 */
export type StyleWriter = (
  stylesheets: readonly string[],
  elements: readonly Element[],
  /** The text of each script that can change the page. */
  scripts: readonly string[],
) => string;

/**
 * @param read the text of a stylesheet by its address
 * @returns what makes a page's styles; each stylesheet is read and parsed once
 */
export function styleWriter(read: (address: string) => string): StyleWriter {
  const parsed = new Map<string, Root>();
  function parse(stylesheets: readonly string[]): Root {
    const key = stylesheets.join(" ");
    const known = parsed.get(key);
    if (known) return known.clone();
    const root = postcss.parse(stylesheets.map((one) => fromRoot(read(one), one)).join(""));
    removeFallbacks(root);
    // Blanks and comments between the rules of several stylesheets.
    root.walk((node) => {
      node.raws.before = "";
      if (node.type === "comment") node.remove();
    });
    root.raws.after = "";
    parsed.set(key, root);
    return root.clone();
  }
  return (stylesheets, elements, scripts) => {
    const root = parse(stylesheets);
    const used = usedNames(elements, scripts);
    removeUnused(root, used);
    shortenClassNames(elements, root, used.words);
    return root.toString();
  };
}

import path from "node:path";
import postcss from "postcss";
import { removeFallbacks } from "./css/remove-fallbacks";
import { removeUnused, usedNames } from "./css/remove-unused";
import { shortenClassNames } from "./css/short-class-names";
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
 * @param stylesheets the text of each by its address
 * @param scripts the text of each script that can change the page
 */
export function pageStyles(
  stylesheets: ReadonlyMap<string, string>,
  elements: readonly Element[],
  scripts: readonly string[],
): string {
  const root = postcss.parse([...stylesheets].map(([at, css]) => fromRoot(css, at)).join(""));
  removeFallbacks(root);
  // Blanks and comments between the rules of several stylesheets.
  root.walk((node) => {
    node.raws.before = "";
    if (node.type === "comment") node.remove();
  });
  root.raws.after = "";
  const used = usedNames(elements, scripts);
  removeUnused(root, used);
  shortenClassNames(elements, root, used.words);
  return root.toString();
}

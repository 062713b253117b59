import path from "node:path";
import postcss, { type ChildNode, type Root } from "postcss";
import type { Element } from "./html-tree.ts";
import { removeUnused, usedNames } from "./remove-unused.ts";
import { shortenClassNames } from "./short-class-names.ts";
import { inlineConstants, writePhysically } from "./shorten-styles.ts";

/** Addresses in a stylesheet are relative to its file; inlined, they have to start at the root. */
function fromRoot(css: string, stylesheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/gi, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(stylesheet), address)}${quote})`;
  });
}

/**
 * Takes the initial values of Tailwind's custom properties out of their layer: they come first, so
 * their rules lose without it as well.
 * @throws Error for any other layer: Chrome 98 and Safari 15.3 read nothing inside one
 */
function unwrapProperties(root: Root): void {
  root.walkAtRules("layer", (rule) => {
    if (rule.params !== "properties") {
      throw new Error(`the styles have a layer "${rule.params}", which older browsers do not read`);
    }
    rule.replaceWith(rule.nodes ?? []);
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
  unwrapProperties(root);
  // Minifiers write a prefixed declaration once for each browser that needs it.
  root.walkDecls((declaration) => {
    if (String(declaration) === String(declaration.next() ?? "")) declaration.remove();
  });
  // Blanks and comments between the rules of several stylesheets.
  root.walk((node) => {
    node.raws.before = "";
    if (node.type === "comment") node.remove();
  });
  root.raws.after = "";
  writePhysically(root);
  const used = usedNames(elements, [...atOnce, ...late]);
  removeUnused(root, used);
  inlineConstants(root, used.words);
  removeUnused(root, used);
  shortenClassNames(elements, root, used.words);
  const inPage = root.clone();
  if (late.length > 0) removeUnused(inPage, usedNames(elements, atOnce));
  return { inPage: inPage.toString(), late: lateRules(root, inPage) };
}

import path from "node:path";
import postcss, { type ChildNode, type Root } from "postcss";
import type { Element } from "../html-tree.ts";
import { flattenLayers, nameLayersFirst } from "./flatten-layers.ts";
import { removeUnused } from "./remove-unused.ts";
import { shortenClassNames } from "./shorten-class-names.ts";
import { usedNames } from "./used-names.ts";

/**
 * What is done to a page's styles to make the page smaller. A step stays only if it saves more than
 * 3 % of the pages' compressed bytes; `static-islands steps` prints what each saves.
 */
export const STYLE_STEPS = ["remove unused styles", "shorten class names"] as const;

export type StyleStep = (typeof STYLE_STEPS)[number];

/** Texts whose words may become names in the page: of scripts, and of the props that they get. */
export interface StylingTexts {
  /** Of scripts that may change the page as soon as it is there. */
  atOnce: readonly string[];
  /** Of islands whose styles come with them. */
  late: readonly string[];
}

interface StyleOptions {
  styleSteps?: readonly StyleStep[];
  layers?: "flatten" | "keep";
}

export interface PageStyles {
  inPage: string;
  /** What only late islands use, and all rules behind the first of it, so that their order holds. */
  late: string;
}

/** An address in a stylesheet that is relative to the stylesheet's own file. */
const RELATIVE_ADDRESS = /url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/gi;

/** Makes a stylesheet's addresses begin at the site's root, as its text moves into the page. */
function addressesFromRoot(css: string, stylesheet: string): string {
  // Of a CDN, where the site has an assetPrefix.
  const [, origin = "", file = ""] = /^((?:https?:)?\/\/[^/]+)?(.*)$/.exec(stylesheet) ?? [];
  const folder = path.posix.dirname(file);
  return css.replace(RELATIVE_ADDRESS, (_, quote, address) => {
    return `url(${quote}${origin}${path.posix.join(folder, address)}${quote})`;
  });
}

function isFont(node: ChildNode): boolean {
  return node.type === "atrule" && node.name === "font-face";
}

/** All rules from the first that the page lacks, without fonts, which would be fetched anew. */
function rulesFromFirstMissing(all: Root, inPage: Root): string {
  const known = inPage.nodes.map(String);
  const first = all.nodes.findIndex((node, index) => String(node) !== known[index]);
  if (first < 0) {
    return "";
  }
  const rules = all.nodes.slice(first).filter((node) => !isFont(node));
  return rules.join("");
}

/**
 * Makes a page's styles: of its stylesheets what the page can use, with short class names, which
 * the elements get too.
 * @param stylesheets the text of each by its address
 * @param options those of STYLE_STEPS to take, all by default; what becomes of cascade layers
 */
export function pageStyles(
  stylesheets: ReadonlyMap<string, string>,
  elements: readonly Element[],
  texts: StylingTexts,
  { styleSteps: steps = STYLE_STEPS, layers = "flatten" }: StyleOptions = {},
): PageStyles {
  const sources = [...stylesheets].map(([address, css]) => addressesFromRoot(css, address));
  const all = postcss.parse(sources.join(""));
  if (layers === "flatten") {
    flattenLayers(all);
  } else {
    nameLayersFirst(all);
  }
  const used = usedNames(elements, [...texts.atOnce, ...texts.late]);
  const removesUnused = steps.includes("remove unused styles");
  if (removesUnused) {
    removeUnused(all, used);
  }
  if (steps.includes("shorten class names")) {
    shortenClassNames(elements, all, used.words);
  }
  const inPage = all.clone();
  if (removesUnused && texts.late.length > 0) {
    // Read anew from the elements, which may have got short names in between.
    removeUnused(inPage, usedNames(elements, texts.atOnce));
  }
  return { inPage: inPage.toString(), late: rulesFromFirstMissing(all, inPage) };
}

import path from "node:path";
import postcss, { type Declaration, type Rule as StyleRule } from "postcss";
import parser, { type Node } from "postcss-selector-parser";
import { z } from "zod";
import {
  attribute,
  type Element,
  elementsOf,
  type Parent,
  textOf,
} from "@/scripts/export/html-tree";
import { pattern } from "../match-rule";
import type { Page, Piece } from "../page-texts";
import type { MakeCheck } from "./check";

const settings = z.strictObject({ words: z.string(), least: z.number().positive() });

interface Size {
  selectors: string[];
  value: string;
  /** Inside @media or @supports: true on some screens. */
  isConditional: boolean;
}

function conditionsOf(rule: StyleRule): postcss.AtRule[] {
  const around: postcss.AtRule[] = [];
  for (
    let above = rule.parent;
    above && above.type !== "root";
    above = above.parent as typeof above
  ) {
    if (above.type === "atrule") around.push(above as postcss.AtRule);
  }
  return around;
}

/** Sizes of fonts that a style sheet gives, with variables, in its order. */
function sizesIn(css: string): { sizes: Size[]; variables: Map<string, string> } {
  const sizes: Size[] = [];
  const variables = new Map<string, string>();
  postcss.parse(css).walkDecls(/^(font-size|font|--.+)$/, (declaration: Declaration) => {
    const { parent, prop, value } = declaration;
    if (prop.startsWith("--")) {
      if (!variables.has(prop)) variables.set(prop, value);
      return;
    }
    if (parent?.type !== "rule") return;
    const around = conditionsOf(parent as StyleRule);
    // Print has sizes of its own, in points.
    if (around.some(({ params }) => /print/.test(params))) return;
    const isConditional = around.some(({ name }) => name !== "layer");
    const size = prop === "font" ? / ?([\d.]+(?:px|pt|rem|em|%))/.exec(value)?.[1] : value;
    if (size)
      sizes.push({ selectors: (parent as StyleRule).selectors, value: size, isConditional });
  });
  return { sizes, variables };
}

/** The parts of a selector of one element (a name, classes, an id); undefined for any other. */
function partsOf(selector: string): Node[] | undefined {
  const parts = parser().astSync(selector).nodes[0]?.nodes ?? [];
  return parts.every(({ type }) => ["tag", "class", "id"].includes(type)) ? parts : undefined;
}

/** Whether a selector fits; how strongly, as the cascade weighs ids, classes and names. */
function weightFor(element: Element, selector: string): number | undefined {
  const parts = partsOf(selector);
  const classes = (attribute(element, "class") ?? "").split(/\s+/);
  const isFit = parts?.every(({ type, value = "" }) => {
    if (type === "tag") return value === element.tagName;
    return type === "id" ? attribute(element, "id") === value : classes.includes(value);
  });
  if (!parts || !isFit) return undefined;
  const weights: Partial<Record<Node["type"], number>> = { id: 100, class: 10, tag: 1 };
  return parts.reduce((sum, { type }) => sum + (weights[type] ?? 0), 0);
}

/** A length in CSS px; undefined for what only a browser can work out. */
function pixels(
  value: string,
  inherited: number,
  variables: ReadonlyMap<string, string>,
): number | undefined {
  const filled = value.replace(
    /var\((--[\w-]+)(?:,[^)]*)?\)/g,
    (_, name) => variables.get(name) ?? "",
  );
  // The least that clamp() and min() can give.
  const [, least = filled] = /^(?:clamp|min)\(([^,]+),/.exec(filled.trim()) ?? [];
  const [, number, unit] = /^([\d.]+)(px|pt|rem|em|%)$/.exec(least.trim()) ?? [];
  const factor = { px: 1, pt: 4 / 3, rem: 16, em: inherited, "%": inherited / 100 }[unit ?? ""];
  return number && factor !== undefined ? Number(number) * factor : undefined;
}

/** The least size in CSS px that an element's text has on a screen, by its styles. */
export function fontSize(element: Element, sheets: ReturnType<typeof sizesIn>): number {
  const { parentNode } = element;
  const inherited = parentNode && "tagName" in parentNode ? fontSize(parentNode, sheets) : 16;
  const own = /font-size:\s*([^;]+)/.exec(attribute(element, "style") ?? "")?.[1];
  const toPixels = (value: string) => pixels(value, inherited, sheets.variables);
  if (own) return toPixels(own) ?? inherited;
  const fitting = sheets.sizes.flatMap(({ selectors, value, isConditional }) => {
    const fit = selectors.flatMap((one) => weightFor(element, one) ?? []);
    const size = fit.length > 0 ? toPixels(value) : undefined;
    return size === undefined ? [] : { size, isConditional, weight: Math.max(...fit) };
  });
  const base = fitting
    .filter(({ isConditional }) => !isConditional)
    .reduce((last, one) => (one.weight >= last.weight ? one : last), {
      size: element.tagName === "small" ? inherited * 0.83 : inherited,
      weight: -1,
    });
  // Of the sizes for screens of several widths the least counts.
  const others = fitting.filter((one) => one.isConditional && one.weight >= base.weight);
  return Math.min(base.size, ...others.map(({ size }) => size));
}

const wordsOf = (parent: Parent): string =>
  parent.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? wordsOf(node) : ""))
    .join("");

/** The innermost element with the words: <small> in a paragraph. */
function innermost(element: Element, words: string): Element {
  const inner = element.childNodes.find(
    (node): node is Element =>
      "tagName" in node && pattern(words).test(wordsOf(node).replace(/\s+/g, " ")),
  );
  return inner ? innermost(inner, words) : element;
}

/** The elements that hold a page's pieces with the words. */
function holders({ document, pieces }: Page, words: string): { element: Element; piece: Piece }[] {
  const held = pieces.filter(({ where, text }) => where === "text" && pattern(words).test(text));
  if (!document || held.length === 0) return [];
  const elements = [...elementsOf(document)];
  return held.flatMap((piece) => {
    const element = elements.find(
      ({ tagName, sourceCodeLocation: place }) =>
        tagName === piece.element &&
        place?.startLine === piece.line &&
        place.startCol === piece.column,
    );
    return element ? { element: innermost(element, words), piece } : [];
  });
}

/** The warning is not set smaller than the least size, on any width of screen. */
export const warningSize: MakeCheck = (rule, { read }) => {
  const { words, least } = settings.parse(rule.with);
  const linked = new Map<string, string>();
  return {
    page(page) {
      const held = holders(page, words);
      if (held.length === 0 || !page.document) return [];
      const css = [...elementsOf(page.document)].map((element) => {
        if (element.tagName === "style") return textOf(element);
        const href = attribute(element, "href") ?? "";
        const isSheet = element.tagName === "link" && attribute(element, "rel") === "stylesheet";
        if (!isSheet || /^(?:https?:)?\/\//.test(href)) return "";
        const file = href.startsWith("/")
          ? href.slice(1)
          : path.posix.join(path.posix.dirname(page.file), href);
        const text = linked.get(file) ?? read(file.replace(/[?#].*$/, "")) ?? "";
        linked.set(file, text);
        return text;
      });
      const sheets = sizesIn(css.join("\n"));
      return held.flatMap(({ element, piece }) => {
        const size = fontSize(element, sheets);
        if (size >= least - 0.05) return [];
        const say = `${Math.round(size * 10) / 10} px; 10 point are ${Math.round(least * 10) / 10} px`;
        return { page: page.file, piece, words: piece.text, say };
      });
    },
  };
};

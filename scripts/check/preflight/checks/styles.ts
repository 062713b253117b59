import { compile } from "css-select";
import postcss, { type Declaration, type Rule as StyleRule } from "postcss";
import parser from "postcss-selector-parser";
import { attribute, type Element, type Parent } from "static-islands/html-tree";

type Node = Parent | Parent["childNodes"][number];
const isTag = (node: Node): node is Element => "tagName" in node;
const isElement = (node: Node | null | undefined): node is Element => !!node && isTag(node);

/** How css-select reads parse5's tree. */
const adapter = {
  isTag,
  getAttributeValue: attribute,
  getChildren: (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []),
  getName: ({ tagName }: Element) => tagName,
  getParent: ({ parentNode }: Element): Node | null => parentNode,
  getSiblings: (node: Node): Node[] =>
    "parentNode" in node && node.parentNode ? node.parentNode.childNodes : [node],
  getText: (): string => "",
  hasAttrib: (element: Element, name: string) => attribute(element, name) !== undefined,
  removeSubsets: (nodes: Node[]) => nodes,
};

interface Selector {
  fits: (element: Element) => boolean;
  /** How strongly it counts, as the cascade weighs ids, classes and names. */
  weight: number;
}

const selectors = new Map<string, Selector | undefined>();

/** Undefined for what no page of its own can fulfil: `:hover`, `::before`. */
function selectorOf(text: string): Selector | undefined {
  if (selectors.has(text)) return selectors.get(text);
  let selector: Selector | undefined;
  try {
    let weight = 0;
    parser((root) => {
      root.walk(({ type }) => {
        if (type === "id") weight += 100;
        if (type === "class" || type === "attribute" || type === "pseudo") weight += 10;
        if (type === "tag") weight += 1;
      });
    }).processSync(text);
    selector = { fits: compile<Node, Element>(text, { adapter }), weight };
  } catch {
    selector = undefined;
  }
  selectors.set(text, selector);
  return selector;
}

interface Given {
  selectors: readonly string[];
  value: string;
  /** Inside @media or @supports: true on some screens. */
  isConditional: boolean;
}

function conditionsOf(rule: StyleRule): postcss.AtRule[] {
  const around: postcss.AtRule[] = [];
  let above: postcss.Container | postcss.Document | undefined = rule.parent;
  for (; above && above.type !== "root"; above = above.parent) {
    if (above.type === "atrule") around.push(above as postcss.AtRule);
  }
  return around;
}

/** What a page's style sheets say of the sizes of fonts and of what is shown on a screen. */
export class Styles {
  private readonly given = new Map<string, Given[]>();
  private readonly variables = new Map<string, string>();

  constructor(css: string) {
    postcss.parse(css).walkDecls(/^(font-size|font|display|visibility|--.+)$/, (declaration) => {
      this.read(declaration);
    });
  }

  private read({ parent, prop, value }: Declaration) {
    if (prop.startsWith("--")) {
      if (!this.variables.has(prop)) this.variables.set(prop, value);
      return;
    }
    if (parent?.type !== "rule") return;
    const around = conditionsOf(parent as StyleRule);
    // Print has sizes of its own, in points.
    if (around.some(({ params }) => /print/.test(params))) return;
    const size = prop === "font" ? / ?([\d.]+(?:px|pt|rem|em|%))/.exec(value)?.[1] : value;
    if (!size) return;
    const name = prop === "font" ? "font-size" : prop;
    const isConditional = around.some((rule) => rule.name !== "layer");
    const known = this.given.get(name) ?? [];
    known.push({ selectors: (parent as StyleRule).selectors, value: size, isConditional });
    this.given.set(name, known);
  }

  /** Values for an element: the one that counts everywhere, and those that count on some screens. */
  private valuesOf(element: Element, prop: string): { own?: string; others: string[] } {
    const inline = new RegExp(`(?:^|;)\\s*${prop}:\\s*([^;]+)`).exec(
      attribute(element, "style") ?? "",
    );
    if (inline?.[1]) return { own: inline[1], others: [] };
    let base: { value?: string; weight: number } = { weight: -1 };
    const fitting = (this.given.get(prop) ?? []).flatMap(({ selectors: list, ...rest }) => {
      const weights = list.flatMap((text) => {
        const selector = selectorOf(text);
        return selector?.fits(element) ? selector.weight : [];
      });
      return weights.length > 0 ? { ...rest, weight: Math.max(...weights) } : [];
    });
    for (const one of fitting) {
      if (!one.isConditional && one.weight >= base.weight) base = one;
    }
    const others = fitting.filter((one) => one.isConditional && one.weight >= base.weight);
    return {
      ...(base.value !== undefined && { own: base.value }),
      others: others.map(({ value }) => value),
    };
  }

  /** The least size in CSS px that an element's text has on a screen. */
  fontSize(element: Element): number {
    const { parentNode } = element;
    const inherited = isElement(parentNode) ? this.fontSize(parentNode) : 16;
    const { own, others } = this.valuesOf(element, "font-size");
    const base = element.tagName === "small" ? inherited * 0.83 : inherited;
    const pixels = (value: string) => this.pixels(value, inherited) ?? base;
    return Math.min(own === undefined ? base : pixels(own), ...others.map(pixels));
  }

  /** Whether an element is shown on no screen, or not on some. */
  isHidden(element: Element): boolean {
    const { own = "", others } = this.valuesOf(element, "display");
    const visibility = this.valuesOf(element, "visibility").own ?? "";
    if ([own, ...others].some((value) => /^none\b/.test(value)) || /^hidden/.test(visibility)) {
      return true;
    }
    return isElement(element.parentNode) && this.isHidden(element.parentNode);
  }

  /** A length in CSS px; undefined for what only a browser can work out. */
  private pixels(value: string, inherited: number): number | undefined {
    const filled = value.replace(
      /var\((--[\w-]+)(?:,[^)]*)?\)/g,
      (_, name) => this.variables.get(name) ?? "",
    );
    // The least that clamp() and min() can give.
    const [, least = filled] = /^(?:clamp|min)\(([^,]+),/.exec(filled.trim()) ?? [];
    const [, number, unit] = /^([\d.]+)(px|pt|rem|em|%)?$/.exec(least.trim()) ?? [];
    const factor = { px: 1, pt: 4 / 3, rem: 16, em: inherited, "%": inherited / 100 }[unit ?? "px"];
    return number && factor !== undefined ? Number(number) * factor : undefined;
  }
}

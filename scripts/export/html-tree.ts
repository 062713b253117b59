import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlSpec } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Every element below a node, in the page's order. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsOf(node);
    if (node.tagName === "template") {
      yield* elementsOf((node as DefaultTreeAdapterTypes.Template).content);
    }
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function createElement(
  name: string,
  attributes: Record<string, string>,
  text?: string,
): Element {
  const element = defaultTreeAdapter.createElement(
    name,
    htmlSpec.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function insertAfter(element: Element, ...added: Element[]): void {
  const parent = element.parentNode;
  if (!parent) throw new Error("an element without a parent has nothing after it");
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  for (const one of added) {
    if (next) defaultTreeAdapter.insertBefore(parent, one, next);
    else defaultTreeAdapter.appendChild(parent, one);
  }
}

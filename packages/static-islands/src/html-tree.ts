import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlSpec } from "parse5";

export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in the page's order. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield node;
    yield* elementsOf("content" in node ? node.content : node);
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
  text = "",
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, htmlSpec.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function insertAfter(element: Element, ...added: Element[]): void {
  const siblings = element.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(element) + 1, 0, ...added);
  for (const one of added) one.parentNode = element.parentNode;
}

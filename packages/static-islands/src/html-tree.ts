import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as htmlSpec,
  serialize,
} from "parse5";

export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in the page's order. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) {
      continue;
    }
    yield node;
    // What is in a <template> hangs below a node of its own.
    yield* elementsOf("content" in node ? node.content : node);
  }
}

/** The value of an attribute; undefined where the element lacks it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Classes of an element, in their order. */
export function classesOf(element: Element): string[] {
  const names = attribute(element, "class") ?? "";
  return names.split(/\s+/).filter(Boolean);
}

/** The text directly in an element, without that of the elements in it. */
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
  if (text) {
    defaultTreeAdapter.insertText(element, text);
  }
  return element;
}

/** Puts new elements behind one that is in the page. */
export function insertAfter(element: Element, ...added: Element[]): void {
  const siblings = element.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(element) + 1, 0, ...added);
  for (const sibling of added) {
    sibling.parentNode = element.parentNode;
  }
}

/** Elements at whose beginning a parser drops a line break, as authors write one there for looks. */
const DROPS_LINE_BREAK = ["pre", "textarea", "listing"];

/** The HTML of a page, which a parser makes the same page of. Call it once: it changes the page. */
export function htmlOf(document: Parent): string {
  for (const element of elementsOf(document)) {
    if (!DROPS_LINE_BREAK.includes(element.tagName)) {
      continue;
    }
    const [first] = element.childNodes;
    if (first && "value" in first && first.value.startsWith("\n")) {
      first.value = `\n${first.value}`;
    }
  }
  return serialize(document);
}

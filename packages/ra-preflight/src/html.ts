import type { DefaultTreeAdapterTypes } from "parse5";
import { plainLetters } from "./plain-letters.ts";

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

/** All words in an element and the elements within it; those hidden from screen readers on request. */
export function wordsOf(parent: Parent, withHidden = true): string {
  return parent.childNodes
    .map((node) => {
      if ("value" in node) return node.value;
      if (!("tagName" in node)) return "";
      const isLeftOut = !withHidden && attribute(node, "aria-hidden") === "true";
      return isLeftOut ? "" : wordsOf(node, withHidden);
    })
    .join("");
}

/** One spelling of blanks, quotes and letters, whatever they are dressed as. */
export function cleanText(text: string): string {
  return plainLetters(text)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

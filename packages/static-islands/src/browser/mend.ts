// Highlighters split a text, wrap a part of it, and join what they have split with `normalize()`;
// others move it. Then React's text holds a part of its words or those of its neighbours too, or is
// away: what React writes into it would stand beside what was there before. So each element in which
// another program has been is compared, after React has written into it, with what React has there.

import { hostOf, isMadeByReact, isReacts, type OwnNode } from "./react-nodes.ts";

const { insertBefore } = Node.prototype;

/** What another program has put in the place of a node that is away, if it has. */
export type FindStandIns = (node: Node) => readonly Node[] | undefined;

/**
 * Takes out what another program has made of an element's texts, and wrappers that are empty then.
 * What has no words, such as the icon of a password manager, stays.
 * @param hasTexts whether React has texts there; otherwise those of others are left alone
 * @param strays gets the elements to which nodes belong that were moved here
 */
function takeOut(parent: Node, own: ReadonlySet<Node>, hasTexts: boolean, strays: Set<Node>): void {
  const isEmptied = (node: Node) => {
    const wasFull = node.hasChildNodes();
    takeOut(node, own, hasTexts, strays);
    return wasFull && !node.hasChildNodes();
  };
  const others = [...parent.childNodes].filter((node) => !own.has(node));
  for (const node of others) {
    const host = isReacts(node) && hostOf(node);
    if (host) {
      strays.add(host);
    }
    if (host || (hasTexts && node instanceof Text) || isEmptied(node)) {
      node.remove();
    }
  }
}

/** Translations that stand in React's texts, and the words of React's that they are of. */
const translations = new WeakMap<Node, { words: string; translated: string }>();

/** Writes a translation into a text of React's; it is right until React has other words there. */
export function translate(text: Text, translated: string): void {
  const before = translations.get(text);
  const words = before?.translated === text.data ? before.words : text.data;
  translations.set(text, { words, translated });
  text.data = translated;
}

/** The words that should stand in a text; undefined for an element. */
function rightWords({ node, words }: OwnNode): string | undefined {
  const known = translations.get(node);
  return known && known.words === words ? known.translated : words;
}

/** Puts React's nodes into an element, in their order, and moves as few as it can. */
function putInOrder(parent: Node, own: readonly OwnNode[], nodes: ReadonlySet<Node>): void {
  let next: Node | null = null;
  for (const one of [...own].reverse()) {
    const { node } = one;
    const words = rightWords(one);
    let following = node.nextSibling;
    while (following && !nodes.has(following)) {
      following = following.nextSibling;
    }
    if (node.parentNode !== parent || following !== next) {
      insertBefore.call(parent, node, next);
    }
    if (words !== undefined) {
      // Not by `nodeValue`, which counts as a change of React's own: a translator would answer it.
      (node as Text).data = words;
    }
    next = node;
  }
}

/**
 * Whether an element says what React has in it, in React's order.
 * @param hasTexts whether React has texts there; otherwise those of others count for nothing
 */
export function isAsReactHasIt(
  parent: Node,
  own: readonly OwnNode[],
  hasTexts: boolean,
  findStandIns: FindStandIns,
): boolean {
  const nodes = own.map(({ node }) => node as Node);
  const said = (words: string | null) => (hasTexts ? words : "");
  const placeOf = (node: Node) => `\0${nodes.indexOf(node)}`;
  const lineIn = (node: Node): string => [...node.childNodes].map(lineOf).join("");
  const lineOf = (node: Node) => {
    if (node instanceof Text) {
      return said(node.data);
    }
    return isMadeByReact(node) ? placeOf(node) : lineIn(node);
  };
  // What stands for several of React's nodes counts once.
  const meant = new Set(own.map((one) => findStandIns(one.node) ?? one));
  const pieces = [...meant].map((one) => {
    if ("node" in one) {
      const words = rightWords(one);
      return words === undefined ? placeOf(one.node) : said(words);
    }
    return said(one.map(({ textContent }) => textContent).join(""));
  });
  return lineIn(parent) === pieces.join("");
}

/**
 * Gives an element back the nodes and words that React has in it, and takes out what other programs
 * have made of them.
 * @returns elements of which nodes were here, and are to be mended too
 */
export function mend(parent: Node, own: readonly OwnNode[], hasTexts: boolean): Set<Node> {
  const nodes = new Set<Node>(own.map(({ node }) => node));
  const strays = new Set<Node>();
  putInOrder(parent, own, nodes);
  takeOut(parent, nodes, hasTexts, strays);
  return strays;
}

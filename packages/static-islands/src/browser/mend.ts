// Highlighters split a text, wrap a part of it, and join what they have split with `normalize()`;
// others move it. Then React's text holds a part of its words or those of its neighbours too, or is
// away: what React writes into it would stand beside what was there before. So each element in which
// another program has been is compared, after React has written into it, with what React has there.

import { hostOf, isMadeByReact, isReacts, type OwnNode } from "./react-nodes.ts";

const { insertBefore } = Node.prototype;

/** What another program has put in the place of a node that is away, if it has. */
export type FindStandIns = (node: Node) => readonly Node[] | undefined;

/** Texts, one after another as one, and elements of React's. */
type Line = (string | Node)[];

function add(line: Line, piece: string | Node): void {
  const last = line[line.length - 1];
  if (typeof piece === "string" && typeof last === "string") {
    line[line.length - 1] = last + piece;
  } else if (piece !== "") {
    line.push(piece);
  }
}

/** What an element would say as React has it, with what translators have exchanged there. */
function lineOfReact(own: readonly OwnNode[], findStandIns: FindStandIns): Line {
  const line: Line = [];
  const seen = new Set<Node>();
  for (const one of own) {
    const standIns = findStandIns(one.node);
    for (const standIn of standIns ?? []) {
      if (!seen.has(standIn)) {
        add(line, standIn.textContent ?? "");
      }
      seen.add(standIn);
    }
    if (!standIns) {
      add(line, one.words ?? one.node);
    }
  }
  return line;
}

/** What an element says, up to the elements of React's in it. */
function lineOfPage(parent: Node, line: Line = []): Line {
  for (const node of parent.childNodes) {
    if (node instanceof Text) {
      add(line, node.data);
    } else if (isMadeByReact(node)) {
      add(line, node);
    } else if (node instanceof Element) {
      lineOfPage(node, line);
    }
  }
  return line;
}

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

/** Puts React's nodes into an element, in their order, and moves as few as it can. */
function putInOrder(parent: Node, own: readonly OwnNode[], nodes: ReadonlySet<Node>): void {
  let next: Node | null = null;
  for (const { node, words } of [...own].reverse()) {
    let following = node.nextSibling;
    while (following && !nodes.has(following)) {
      following = following.nextSibling;
    }
    if (node.parentNode !== parent || following !== next) {
      insertBefore.call(parent, node, next);
    }
    if (words !== undefined) {
      node.nodeValue = words;
    }
    next = node;
  }
}

const isNode = (piece: string | Node) => typeof piece !== "string";

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
  const shown = lineOfPage(parent).filter((piece) => hasTexts || isNode(piece));
  const meant = lineOfReact(own, findStandIns).filter((piece) => hasTexts || isNode(piece));
  return shown.length === meant.length && shown.every((piece, index) => piece === meant[index]);
}

/**
 * Gives an element back the nodes and words that React has in it, and takes out what other programs
 * have made of them.
 * @returns elements of which nodes were here, and are to be mended too
 */
export function mend(parent: Node, own: readonly OwnNode[], hasTexts: boolean): Set<Node> {
  const nodes = new Set<Node>(own.map(({ node }) => node));
  const strays = new Set<Node>();
  const focused = document.activeElement;
  putInOrder(parent, own, nodes);
  takeOut(parent, nodes, hasTexts, strays);
  if (focused instanceof HTMLElement && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
  }
  return strays;
}

// Translators, password managers and the like change a page that React believes to be its own. React
// then throws, and takes the island away, or writes into nodes that nobody sees any more.
// https://github.com/facebook/react/issues/11538

import { childWith, isReacts, ownerOf } from "./react-nodes.ts";
import {
  besideLost,
  isLost,
  mendText,
  noteTexts,
  noteWords,
  renewNeighbours,
} from "./split-texts.ts";

const FIELDS = "input, select, textarea";
/** Those that a visitor types into; Chrome 80 takes no list in `:not()`. */
const TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea";
const INTERACTIVE = `${FIELDS}, button, a, summary, label`;

/** A tool that copies fields again and again is stopped from doing it without end. */
const MOST_RETURNS = 3;

/** All that React may write. */
const WRITES = {
  attributes: true,
  characterData: true,
  characterDataOldValue: true,
  childList: true,
  subtree: true,
};

/** Nodes of React's that are away, and what stands in their place. */
interface Exchange {
  parent: Node;
  originals: Node[];
  standIns: Node[];
  /** What followed them. */
  next: Node | null;
  /** Sees what React writes into nodes that are away. */
  watcher: MutationObserver;
}

const { insertBefore, appendChild, removeChild } = Node.prototype;

const exchangeOfOriginal = new WeakMap<Node, Exchange>();
const exchangeOfStandIn = new WeakMap<Node, Exchange>();
const returns = new WeakMap<Node, number>();

let observer: MutationObserver | undefined;

function elementsIn(nodes: readonly Node[], selector: string): HTMLElement[] {
  return nodes.flatMap((node) => {
    if (!(node instanceof Element)) {
      return [];
    }
    return [node, ...node.querySelectorAll("*")].filter((element): element is HTMLElement =>
      element.matches(selector),
    );
  });
}

function textsIn(nodes: readonly Node[]): Text[] {
  return nodes.flatMap((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    return texts.filter(({ data }) => data.trim() !== "");
  });
}

function forget({ originals, standIns, watcher }: Exchange): void {
  watcher.disconnect();
  for (const node of originals) {
    exchangeOfOriginal.delete(node);
  }
  for (const node of standIns) {
    exchangeOfStandIn.delete(node);
  }
}

/** Puts React's nodes back in place of what stands there. */
function putBack(exchange: Exchange | undefined): void {
  if (!exchange) {
    return;
  }
  const { parent, originals, standIns, next } = exchange;
  forget(exchange);
  const found = standIns.find((node) => childWith(parent, node));
  const place = childWith(parent, found) ?? childWith(parent, next);
  for (const node of originals) {
    if (isReacts(node)) {
      insertBefore.call(parent, node, place);
    }
  }
  for (const node of standIns) {
    if (node.parentNode) {
      removeChild.call(node.parentNode, node);
    }
  }
}

/** The same, with the words that stand there now, so that a translation is not undone. */
function putBackTranslated(exchange: Exchange): void {
  const words = textsIn(exchange.standIns);
  const texts = textsIn(exchange.originals);
  putBack(exchange);
  if (words.length !== texts.length) {
    return;
  }
  for (const [index, text] of texts.entries()) {
    text.data = words[index]?.data ?? text.data;
  }
}

/** What a visitor types into a copy of a field would be lost: the field itself comes back. */
function keepFields(exchange: Exchange): void {
  for (const field of elementsIn(exchange.originals, FIELDS)) {
    const count = returns.get(field) ?? 0;
    returns.set(field, count + 1);
    if (count < MOST_RETURNS) {
      putBackTranslated(exchange);
      return;
    }
  }
}

function noteExchange(exchange: Omit<Exchange, "watcher">): void {
  const watcher = new MutationObserver(() => putBack(noted));
  const noted = { ...exchange, watcher };
  for (const node of noted.originals) {
    // Exchanged once more before this was noted: what is there now counts.
    exchangeOfOriginal.get(node)?.watcher.disconnect();
    exchangeOfOriginal.set(node, noted);
    watcher.observe(node, WRITES);
  }
  for (const node of noted.standIns) {
    exchangeOfStandIn.set(node, noted);
  }
  keepFields(noted);
}

/** A node that stood in for React's has itself been exchanged, as by another language. */
function renewStandIns(target: Node, removed: readonly Node[], added: readonly Node[]): void {
  for (const node of removed) {
    if (added[0] && !node.isConnected && !isReacts(node)) {
      renewNeighbours(target, node, added[0]);
    }
    const exchange = exchangeOfStandIn.get(node);
    if (!exchange || node.isConnected || added.length === 0) {
      continue;
    }
    exchange.standIns = [...exchange.standIns.filter((other) => other !== node), ...added];
    for (const other of added) {
      exchangeOfStandIn.set(other, exchange);
    }
  }
}

/**
 * What was put in the place of removed nodes: by the same change, just before it, or just after it.
 */
function standInsFor(records: readonly MutationRecord[], index: number): Node[] {
  const { target, addedNodes, previousSibling, nextSibling } = records[index] as MutationRecord;
  if (addedNodes.length > 0) {
    return [...addedNodes];
  }
  const before = records[index - 1];
  if (before?.target === target && before.addedNodes.length > 0) {
    const added = [...before.addedNodes];
    const isBeside = previousSibling === added[added.length - 1] || nextSibling === added[0];
    // What came in the place of the node before does not stand for this one.
    if (isBeside && !added.some((node) => exchangeOfStandIn.has(node))) {
      return added;
    }
  }
  const after = records[index + 1];
  if (after?.target === target && after.nextSibling === nextSibling) {
    return [...after.addedNodes];
  }
  return [];
}

/** The exchange that has taken a node away, alone or with what it is in. */
function exchangeAround(node: Node): Exchange | undefined {
  for (let at: Node | null = node; at; at = at.parentNode) {
    const exchange = exchangeOfOriginal.get(at);
    if (exchange) {
      return exchange;
    }
  }
  return undefined;
}

function note(records: readonly MutationRecord[]): void {
  noteTexts(records);
  for (const [index, record] of records.entries()) {
    const { target, addedNodes, removedNodes, nextSibling } = record;
    if (!target.isConnected) {
      // React wrote into it before anybody knew that it was away.
      putBack(exchangeAround(target));
    }
    for (const node of addedNodes) {
      const ended = exchangeOfOriginal.get(node);
      // The other program has put it back itself.
      if (ended && node.isConnected) {
        forget(ended);
      }
    }
    const removed = [...removedNodes];
    const isAway = (node: Node) => !node.isConnected && isReacts(node) && !isLost(node);
    const away = removed.filter(isAway);
    const standIns = removed.length > 0 ? standInsFor(records, index) : [];
    renewStandIns(target, removed, standIns);
    if (away.length > 0 && standIns.length > 0) {
      noteExchange({ parent: target, originals: away, standIns, next: nextSibling });
    }
  }
}

/** Puts a node back that is away; what happened a moment ago counts as well. */
function fetchHome(node: Node): void {
  note(observer?.takeRecords() ?? []);
  putBack(exchangeOfOriginal.get(node));
}

/**
 * A text of React's comes back whole, alone in its place.
 * @param isReplaced whether what it says is gone in a moment
 */
function makeWhole(text: Text, isReplaced: boolean): void {
  fetchHome(text);
  for (const node of besideLost(text)) {
    putBack(exchangeOfOriginal.get(node));
  }
  mendText(text, (node) => exchangeOfStandIn.has(node), isReplaced);
}

const isReactsText = (node: Node | null): node is Text => node instanceof Text && isReacts(node);

/** A text that React moves takes all of its words along; another program wraps what it finds. */
function prepareMove(parent: Node, node: Node): void {
  if (node.parentNode && isReactsText(node) && ownerOf(parent) === parent) {
    makeWhole(node, false);
  }
}

/** React writes words into a text with this; others do so in a world of their own. */
function guardWords(): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...own,
    set(this: Node, words: string) {
      if (isReactsText(this)) {
        makeWhole(this, true);
        noteWords(this, words);
      }
      own?.set?.call(this, words);
    },
  });
}

/**
 * Makes React's changes succeed where its nodes have been exchanged, wrapped, moved, split or joined.
 * Everything else happens as before.
 */
function guardPrototype(): void {
  const guarded = {
    removeChild(this: Node, child: Node) {
      if (isReactsText(child)) {
        makeWhole(child, true);
      }
      if (child.parentNode !== this && isReacts(child)) {
        fetchHome(child);
        // Taken out of what it was wrapped in; nothing is left to do if it is gone.
        return child.parentNode ? removeChild.call(child.parentNode, child) : child;
      }
      return removeChild.call(this, child);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      if (exchangeOfOriginal.has(node)) {
        fetchHome(node);
      }
      prepareMove(this, node);
      if (isReactsText(next) && isReacts(node)) {
        makeWhole(next, false);
      }
      if (next && next.parentNode !== this && isReacts(next)) {
        fetchHome(next);
        return insertBefore.call(this, node, childWith(this, next));
      }
      return insertBefore.call(this, node, next);
    },
    appendChild(this: Node, node: Node) {
      if (exchangeOfOriginal.has(node)) {
        fetchHome(node);
      }
      prepareMove(this, node);
      return appendChild.call(this, node);
    },
  };
  Object.assign(Node.prototype, guarded);
}

/** A click on a copy of a button, or the focus in a copy of a field, is passed on to React's own. */
function passOn(event: Event): void {
  const isFocus = event.type === "focusin";
  const copy = (event.target as Element).closest(isFocus ? TYPED : INTERACTIVE);
  let standIn: Node | null = copy;
  while (standIn && !exchangeOfStandIn.has(standIn)) {
    standIn = standIn.parentNode;
  }
  const exchange = standIn && exchangeOfStandIn.get(standIn);
  if (!copy || !exchange) {
    return;
  }
  const index = elementsIn(exchange.standIns, INTERACTIVE).indexOf(copy as HTMLElement);
  const original = elementsIn(exchange.originals, INTERACTIVE)[index];
  putBackTranslated(exchange);
  if (isFocus) {
    original?.focus();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  original?.click();
}

/**
 * From now on React may work in an island that other programs change as well. To be called before
 * the island is hydrated.
 */
export function tolerateForeignHands(island: HTMLElement): void {
  if (!observer) {
    observer = new MutationObserver(note);
    guardPrototype();
    guardWords();
  }
  observer.observe(island, WRITES);
  island.addEventListener("click", passOn, true);
  island.addEventListener("focusin", passOn, true);
}

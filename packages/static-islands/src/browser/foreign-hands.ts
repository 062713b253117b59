// Translators, password managers and the like change a page that React believes to be its own. React
// then throws, and takes the island away, or writes into nodes that nobody sees any more.
// https://github.com/facebook/react/issues/11538

import { isAsReactHasIt, mend, translate } from "./mend.ts";
import {
  childWith,
  type FiberRoot,
  hasWords,
  hostOf,
  isReacts,
  type OwnNode,
  ownerOf,
  ownNodes,
  rootOf,
} from "./react-nodes.ts";

const FIELDS = "input, select, textarea";
/** Those that a visitor types into; Chrome 80 takes no list in `:not()`. */
const TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea";
const INTERACTIVE = `${FIELDS}, button, a, summary, label`;

/** A tool that copies a field again and again is stopped from doing it without end. */
const MOST_RETURNS = 5;
const MOMENT_MS = 1_000;

/** Of an element in one moment: more are the answers of two programs to each other. */
const MOST_MENDS = 10;

/** All that React may write. */
const WRITES = {
  attributes: true,
  characterData: true,
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

/** Elements of React's in which another program has been: whether it split, joined or wrote texts. */
const touched = new WeakMap<Node, boolean>();
/** Elements that React has written into a moment ago. */
const written = new Map<Node, { root: FiberRoot; hasTexts: boolean }>();
/** How often elements were mended in this moment. */
const mended = new Map<Node, number>();

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
    translate(text, words[index]?.data ?? text.data);
  }
}

/** What a visitor types into a copy of a field would be lost: the field itself comes back. */
function keepFields(exchange: Exchange): void {
  for (const field of elementsIn(exchange.originals, FIELDS)) {
    const count = returns.get(field) ?? 0;
    returns.set(field, count + 1);
    setTimeout(() => returns.delete(field), MOMENT_MS);
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
function renewStandIns(removed: readonly Node[], added: readonly Node[]): void {
  for (const node of removed) {
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

/** Notes where another program has made a change. */
function noteForeign({ type, target, addedNodes, removedNodes }: MutationRecord): void {
  const others = [...addedNodes].filter((node) => hostOf(node) !== target);
  // What is written into a copy is a translation.
  const isText =
    type === "characterData" && isReacts(target) && !hasWords(target, target.nodeValue);
  if (isText || others.length > 0 || [...removedNodes].some(isReacts)) {
    const owner = ownerOf(target instanceof Text ? (target.parentNode ?? target) : target);
    const hasTexts = isText || others.some((node) => node instanceof Text);
    touched.set(owner, touched.get(owner) || hasTexts);
  }
}

/** The other program has put nodes back itself. */
function forgetReturned(added: Iterable<Node>): void {
  for (const node of added) {
    const ended = exchangeOfOriginal.get(node);
    if (ended && node.isConnected) {
      forget(ended);
    }
  }
}

function note(records: readonly MutationRecord[]): void {
  for (const [index, record] of records.entries()) {
    const { target, addedNodes, removedNodes, nextSibling } = record;
    noteForeign(record);
    if (!target.isConnected) {
      // React wrote into it before anybody knew that it was away.
      putBack(exchangeAround(target));
    }
    forgetReturned(addedNodes);
    const removed = [...removedNodes];
    const isAway = (node: Node) => !node.isConnected && isReacts(node);
    const away = removed.filter(isAway);
    const standIns = removed.length > 0 ? standInsFor(records, index) : [];
    renewStandIns(removed, standIns);
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

/** What translators have put in a node's place; what stands in a split text may be of any other. */
function findStandIns(node: Node): readonly Node[] | undefined {
  const { parent, standIns = [] } = exchangeOfOriginal.get(node) ?? {};
  // Without words they stand for nothing any more.
  const hasWords = standIns.some(({ textContent }) => textContent);
  return hasWords && parent && !touched.get(ownerOf(parent)) ? standIns : undefined;
}

/** @returns elements to look at as well: a mark may reach from one into the next */
function mendIfWrong(host: Node, own: readonly OwnNode[], hasTexts: boolean): Node[] {
  const count = mended.get(host) ?? 0;
  const isSpoilt = touched.has(host) && count < MOST_MENDS;
  if (!isSpoilt || isAsReactHasIt(host, own, hasTexts, findStandIns)) {
    return [];
  }
  mended.set(host, count + 1);
  for (const { node } of own) {
    putBack(exchangeOfOriginal.get(node));
  }
  const around = hostOf(host);
  return [...mend(host, own, hasTexts), ...(around ? [around] : [])];
}

/** Mends what React has just written into, where another program has been there. */
function mendWritten(): void {
  note(observer?.takeRecords() ?? []);
  const queue = [...written];
  written.clear();
  const trees = new Map<FiberRoot, Map<Node, OwnNode[]>>();
  for (const [host, { root, hasTexts }] of queue) {
    const tree = trees.get(root) ?? ownNodes(root);
    trees.set(root, tree);
    const own = tree.get(host);
    const others = own ? mendIfWrong(host, own, hasTexts) : [];
    for (const other of others) {
      queue.push([other, { root, hasTexts: true }]);
    }
  }
  observer?.takeRecords();
}

/** Notes that React writes a node, or beside one, into an element. */
function noteWriting(host: Node | undefined, node: Node, beside?: Node | null): void {
  const root = rootOf(node);
  // React writes into what is in the page, and only there where it has the node.
  if (!root || !host?.isConnected || host !== hostOf(node)) {
    return;
  }
  if (written.size === 0) {
    queueMicrotask(mendWritten);
    setTimeout(() => mended.clear());
  }
  const hasTexts = node instanceof Text || beside instanceof Text || written.get(host)?.hasTexts;
  written.set(host, { root, hasTexts: Boolean(hasTexts) });
}

/** React writes words into a text with this; others do so in a world of their own. */
function guardWords(): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...own,
    set(this: Node, words: string) {
      if (this instanceof Text && hasWords(this, words)) {
        fetchHome(this);
        noteWriting(hostOf(this), this);
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
      noteWriting(this, child);
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
      noteWriting(this, node, next);
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
      noteWriting(this, node);
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

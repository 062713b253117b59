// Highlighters split a text, wrap a part of it, and join what they have split with `normalize()`.
// Then React's text holds a part of its words or those of its neighbours too, or is away: what React
// writes into it would stand beside what was there before.

import { childWith, isMadeByReact, isReacts, ownerOf } from "./react-nodes.ts";

/** A text of React's that went when its words were joined to those beside it. */
interface Lost {
  text: Text;
  previous: Node | null;
  next: Node | null;
}

/** A text, and where its words stand in what it and the texts around it say. */
interface Leaf {
  text: Text;
  start: number;
  end: number;
}

type Span = Pick<Leaf, "start" | "end">;

/** Whether words in a node are not to be taken for those of a text beside it. */
type IsApart = (node: Node) => boolean;

const { insertBefore } = Node.prototype;

/** What React has in a text, noted when somebody else changes it first. */
const wordsOfReact = new WeakMap<Text, string>();
const ownerOfLost = new WeakMap<Node, Node>();
const lostOfOwner = new WeakMap<Node, Lost[]>();

const wordsOf = (text: Text) => wordsOfReact.get(text) ?? text.data;

/** Notes what React has written into a text. */
export function noteWords(text: Text, words: string): void {
  wordsOfReact.set(text, words);
}

/** Whether a node is away because its words were joined to those beside it. */
export function isLost(node: Node): boolean {
  return ownerOfLost.has(node) && !node.isConnected;
}

/** Whether a node is a text that had grown when the given change was made. */
function hadGrown(records: readonly MutationRecord[], index: number, node: Node | null): boolean {
  if (!(node instanceof Text)) {
    return false;
  }
  const isChange = ({ target, type }: MutationRecord) => target === node && type !== "childList";
  const change = records.slice(0, index).reverse().find(isChange);
  const later = records.slice(index).find(isChange);
  const after = later?.oldValue ?? node.data;
  const before = change?.oldValue ?? after;
  return after.length > before.length && (after.startsWith(before) || after.endsWith(before));
}

/** Notes a text whose words were joined to those beside it, or that was empty when it was removed. */
function noteLost(records: readonly MutationRecord[], index: number, text: Text): void {
  const { target, addedNodes, previousSibling, nextSibling } = records[index] as MutationRecord;
  const isJoined = [previousSibling, nextSibling].some((node) => hadGrown(records, index, node));
  if (addedNodes.length > 0 || (text.data !== "" && !isJoined)) {
    return;
  }
  const owner = ownerOf(target);
  const others = (lostOfOwner.get(owner) ?? []).filter((lost) => lost.text !== text);
  lostOfOwner.set(owner, [...others, { text, previous: previousSibling, next: nextSibling }]);
  ownerOfLost.set(text, owner);
  noteWords(text, wordsOf(text));
}

/** Notes which of React's texts others have changed, and which they have joined. */
export function noteTexts(records: readonly MutationRecord[]): void {
  for (const [index, { type, target, oldValue, removedNodes }] of records.entries()) {
    const isText = type === "characterData" && target instanceof Text;
    if (isText && !wordsOfReact.has(target) && isReacts(target)) {
      noteWords(target, oldValue ?? "");
    }
    for (const node of removedNodes) {
      if (node instanceof Text && !node.isConnected && isReacts(node)) {
        noteLost(records, index, node);
      }
    }
  }
}

/** What stood beside the texts that went from the same element as a lost one. */
export function besideLost(text: Text): Node[] {
  const owner = ownerOfLost.get(text);
  const lost = (owner && lostOfOwner.get(owner)) ?? [];
  return lost.flatMap(({ previous, next }) => [previous, next].filter((node) => node !== null));
}

/** What stood beside a lost text has itself been exchanged, as by a translation. */
export function renewNeighbours(target: Node, removed: Node, added: Node): void {
  for (const lost of lostOfOwner.get(ownerOf(target)) ?? []) {
    lost.previous = lost.previous === removed ? added : lost.previous;
    lost.next = lost.next === removed ? added : lost.next;
  }
}

/** Puts the lost texts of an element back, without their words: these are in what is beside them. */
function putLostBack(owner: Node): void {
  // The last one to go stood beside nothing that went before it.
  for (const { text, previous, next } of lostOfOwner.get(owner)?.reverse() ?? []) {
    if (text.isConnected || !isReacts(text)) {
      continue;
    }
    text.data = "";
    const before = childWith(owner, next);
    const after = childWith(owner, previous);
    insertBefore.call(owner, text, before ?? after?.nextSibling ?? null);
  }
  lostOfOwner.delete(owner);
}

/** The texts in an element of React's; null for what is in another one, or is set apart. */
function lineOf(owner: Node, isApart: IsApart): (Text | null)[] {
  return [...owner.childNodes].flatMap((node) => {
    if (isApart(node)) {
      return [null];
    }
    if (node instanceof Text) {
      return [node];
    }
    return isMadeByReact(node) ? [null] : lineOf(node, isApart);
  });
}

/** The texts around one up to an element of React's. */
function leavesAround(text: Text, line: readonly (Text | null)[]): Leaf[] {
  const index = line.indexOf(text);
  const end = line.indexOf(null, index);
  const texts = line.slice(0, end < 0 ? undefined : end);
  let at = 0;
  return (texts.slice(texts.lastIndexOf(null) + 1) as Text[]).map((leaf) => {
    const start = at;
    at += leaf.data.length;
    return { text: leaf, start, end: at };
  });
}

/** Where the words of texts stand, with what the texts still have of them. */
function findWords(own: readonly Leaf[], leaves: readonly Leaf[]): Span | undefined {
  const shown = leaves.map(({ text }) => text.data).join("");
  const words = own.map(({ text }) => wordsOf(text)).join("");
  const offset = leaves[0]?.start ?? 0;
  const from = own[0]?.start ?? 0;
  const to = own[own.length - 1]?.end ?? 0;
  for (let start = from; start >= offset; start -= 1) {
    const end = start + words.length;
    if (end >= to && shown.startsWith(words, start - offset)) {
      return { start, end };
    }
  }
  return undefined;
}

/** Neighbours among React's texts, and where the words of all of them stand. */
interface Found {
  own: readonly Leaf[];
  span: Span;
}

/** The fewest texts of React's with a given one whose words are all there, in them or around them. */
function findFewest(text: Text, leaves: readonly Leaf[]): Found | undefined {
  const ofReact = leaves.filter((leaf) => isMadeByReact(leaf.text));
  const index = ofReact.findIndex((leaf) => leaf.text === text);
  for (let count = 1; count <= ofReact.length; count += 1) {
    for (let first = Math.max(0, index - count + 1); first <= index; first += 1) {
      const own = ofReact.slice(first, first + count);
      const previous = ofReact[first - 1];
      const next = ofReact[first + count];
      const start = previous ? leaves.indexOf(previous) + 1 : 0;
      const around = leaves.slice(start, next ? leaves.indexOf(next) : undefined);
      const span = own.length === count ? findWords(own, around) : undefined;
      if (span) {
        return { own, span };
      }
    }
  }
  return undefined;
}

/** Takes a text out, and what it was wrapped in if that is empty then. */
function takeOut(text: Text, owner: Node): void {
  let empty: ChildNode = text;
  while (empty.parentNode) {
    const { parentNode } = empty;
    empty.remove();
    if (parentNode === owner || parentNode.hasChildNodes()) {
      return;
    }
    empty = parentNode as Element;
  }
}

/** Takes words out of texts of others. */
function cutOut(span: Span, leaves: readonly Leaf[], owner: Node): void {
  for (const { text, start, end } of leaves) {
    const from = Math.max(span.start, start) - start;
    const to = Math.min(span.end, end) - start;
    if (from < to) {
      text.data = text.data.slice(0, from) + text.data.slice(to);
    }
    if (text.data === "") {
      takeOut(text, owner);
    }
  }
}

/**
 * Gives a text of React's its own words again, and takes them away from where others have put them;
 * so for the texts beside it whose words are among them. A text that was only translated stays.
 * @param isReplaced whether what the text says is gone in a moment: then what others have made of it
 *   in other words goes too
 */
export function mendText(text: Text, isApart: IsApart, isReplaced: boolean): void {
  const lostFrom = ownerOfLost.get(text);
  if (!isLost(text) && wordsOf(text) === text.data) {
    return;
  }
  const owner = text.isConnected || !lostFrom ? ownerOf(text.parentNode ?? text) : lostFrom;
  putLostBack(owner);
  const leaves = leavesAround(text, lineOf(owner, isApart));
  const ofReact = leaves.filter((leaf) => isMadeByReact(leaf.text));
  const others = leaves.filter((leaf) => !ofReact.includes(leaf));
  const found = findFewest(text, leaves);
  const isEmptied = ofReact.some((leaf) => leaf.text.data === "" && wordsOf(leaf.text) !== "");
  if (!found && !(isReplaced && (isEmptied || others.length > 0))) {
    return;
  }
  const { own, span } = found ?? {
    own: ofReact,
    span: { start: 0, end: Number.POSITIVE_INFINITY },
  };
  for (const leaf of own) {
    leaf.text.data = wordsOf(leaf.text);
  }
  cutOut(span, others, owner);
}

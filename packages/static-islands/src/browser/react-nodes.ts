/** What React notes of a component, an element or a text; only its way through its own tree is read. */
interface Fiber {
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same node in the tree that React draws next, or drew before. */
  alternate: Fiber | null;
  tag: number;
  stateNode: unknown;
  memoizedProps: unknown;
}

/** Of React's root; `current` is the tree that is in the page. */
export interface FiberRoot {
  current: Fiber;
  containerInfo: Node;
}

/** A node of React's, and for a text the words that React has in it. */
export interface OwnNode {
  node: ChildNode;
  words?: string;
}

// Of React's own source: `HostRoot`, `HostPortal`, `HostText`; `HostComponent` and two of its kind.
const ROOT_TAG = 3;
const PORTAL_TAG = 4;
const TEXT_TAG = 6;
const ELEMENT_TAGS = [5, 26, 27];
const FIBER_KEY = "__reactFiber$";

/** With what React adds to it by chance, once a node of React's has been seen. */
let fiberKey: string | undefined;

function fiberOf(node: Node): Fiber | undefined {
  fiberKey ??= Object.keys(node).find((name) => name.startsWith(FIBER_KEY));
  return fiberKey ? (node as unknown as Record<string, Fiber | undefined>)[fiberKey] : undefined;
}

/** React's root of a node that React would still write to. */
export function rootOf(node: Node): FiberRoot | undefined {
  let fiber = fiberOf(node);
  while (fiber?.return) {
    fiber = fiber.return;
  }
  // React cuts this way when it takes a node out of the page itself.
  return fiber?.tag === ROOT_TAG ? (fiber.stateNode as FiberRoot) : undefined;
}

/** Whether React made a node, or took it over from the HTML. */
export function isMadeByReact(node: Node): boolean {
  return fiberOf(node) !== undefined;
}

/** Whether a node is one that React would still write to. */
export function isReacts(node: Node): boolean {
  return rootOf(node) !== undefined;
}

/** Whether a text says what React has in it, before its next change or after it. */
export function hasWords(text: Node, words: unknown): boolean {
  const fiber = fiberOf(text);
  return fiber?.memoizedProps === words || fiber?.alternate?.memoizedProps === words;
}

/** The element, or the island, in which React has a node, wherever it is now. */
export function hostOf(node: Node): Node | undefined {
  let fiber = fiberOf(node)?.return;
  while (fiber) {
    if (ELEMENT_TAGS.includes(fiber.tag)) {
      return fiber.stateNode as Node;
    }
    if (fiber.tag === ROOT_TAG) {
      return (fiber.stateNode as FiberRoot).containerInfo;
    }
    fiber = fiber.return;
  }
  return undefined;
}

function collect(first: Fiber | null, host: Node, found: Map<Node, OwnNode[]>): void {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const node = fiber.stateNode as ChildNode;
    if (fiber.tag === TEXT_TAG) {
      found.get(host)?.push({ node, words: fiber.memoizedProps as string });
    } else if (ELEMENT_TAGS.includes(fiber.tag)) {
      found.get(host)?.push({ node });
      found.set(node, []);
      collect(fiber.child, node, found);
    } else if (fiber.tag !== PORTAL_TAG) {
      collect(fiber.child, host, found);
    }
  }
}

/** By element of a root: the nodes that React has directly in it, in their order. */
export function ownNodes({ current, containerInfo }: FiberRoot): Map<Node, OwnNode[]> {
  const found = new Map<Node, OwnNode[]>([[containerInfo, []]]);
  collect(current.child, containerInfo, found);
  return found;
}

/** The child of `parent` that contains a node; null if none does. */
export function childWith(parent: Node, node: Node | null | undefined): Node | null {
  let at = node ?? null;
  while (at && at.parentNode !== parent) {
    at = at.parentNode;
  }
  return at;
}

/** The element of React's, or the island, that a node is in or is. */
export function ownerOf(node: Node): Node {
  let at = node;
  while (at.parentNode && !isMadeByReact(at) && !(at as Partial<HTMLElement>).dataset?.island) {
    at = at.parentNode;
  }
  return at;
}

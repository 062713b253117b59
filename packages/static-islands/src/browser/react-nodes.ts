/** What React notes on its nodes; only the way up to the root is read. */
interface Fiber {
  return: Fiber | null;
  tag: number;
}

/** `HostRoot` in React's own source. */
const ROOT_TAG = 3;
const FIBER_KEY = "__reactFiber$";

function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith(FIBER_KEY));
  return key ? (node as unknown as Record<string, Fiber>)[key] : undefined;
}

/** Whether React made a node, or took it over from the HTML. */
export function isMadeByReact(node: Node): boolean {
  return fiberOf(node) !== undefined;
}

/** Whether a node is one that React would still write to. */
export function isReacts(node: Node): boolean {
  let fiber = fiberOf(node);
  if (!fiber) {
    return false;
  }
  while (fiber.return) {
    fiber = fiber.return;
  }
  // React cuts this way when it takes a node out of the page itself.
  return fiber.tag === ROOT_TAG;
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

/**
 * The page in a frame. A browser's own page, such as "the server does not answer", is of another
 * origin: reading anything of it throws.
 * @returns undefined for such a page, and for none
 */
export function pageIn(
  frame: HTMLIFrameElement | undefined,
): (Window & typeof globalThis) | undefined {
  try {
    const page = frame?.contentWindow;
    return page?.document ? (page as Window & typeof globalThis) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer of `window.open` is a tab of its own. */
function isTab(opened: unknown): opened is Window {
  if (typeof opened !== "object" || opened === null || opened === window) return false;
  // What blockers give instead is an object, a stand-in for this window, or a frame of this page.
  const { window: itself, top, closed } = opened as Window;
  return itself === opened && top === opened && !closed && isByBrowser(opened);
}

/** Whether an object is a window of the browser's: its own getter takes no other, whatever it has. */
function isByBrowser(opened: object): boolean {
  const getter = Object.getOwnPropertyDescriptor(window, "closed")?.get;
  try {
    getter?.call(opened);
    return true;
  } catch (error) {
    // Of a window of another site a browser may refuse to tell, by an error of another kind.
    return !(error instanceof TypeError);
  }
}

/**
 * Opens an address in a new tab, which gets no access to this page. Call it in the handler of a click:
 * browsers block what is opened later.
 * @returns whether the tab is there; blockers and in-app browsers answer null, undefined or something
 * that is no tab, or throw
 */
export function openTab(href: string): boolean {
  try {
    // With "noopener" in the features, the answer would be null even if the tab opened.
    const opened: unknown = window.open(href, "_blank");
    if (!isTab(opened)) return false;
    opened.opener = null;
    return true;
  } catch {
    return false;
  }
}

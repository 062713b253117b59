/**
 * Opens an address in a new tab that has no hold on this one. Works only within the visitor's own
 * click or key press: browsers block it afterwards.
 * @returns whether the browser opened the tab
 */
export function openTab(href: string): boolean {
  // With "noopener" among the features the answer is null even when the tab has opened.
  const opened = window.open(href, "_blank");
  if (!opened) return false;
  opened.opener = null;
  return true;
}

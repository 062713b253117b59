/** Chromium waits about this long for preloaded fonts before the first paint. */
const QUICK_MS = 100;

/** The server answered quickly, or the visitor came from this site and has the fonts cached. */
function isQuick(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    document.referrer.startsWith(`${location.origin}/`) ||
    (page !== undefined && performance.now() - page.requestStart < QUICK_MS)
  );
}

/** Fills the browser's cache. Not `rel="prefetch"`, which the CSP blocks in Firefox. */
function fetchForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    const answer = fetch(address, { priority: "low" }).then((found) => found.arrayBuffer());
    // Without it the next page uses the device's fonts as well.
    answer.catch(() => undefined);
  }
}

/**
 * Chooses the site's fonts or the device's once, before the first paint, so that the page is not
 * laid out again. On a slow connection the fonts at the addresses are fetched for the next page.
 */
export function chooseFonts(addresses: readonly string[]): void {
  const root = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!isQuick()) {
    if (connection?.saveData) return;
    addEventListener("load", () => fetchForLater(addresses), { once: true });
    return;
  }
  for (const href of addresses) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href }),
    );
  }
  root.dataset.fonts = "";
  // Browsers that do not wait for fonts before the first paint have no `connection`.
  if (!connection) return;
  requestAnimationFrame(() => {
    const isLate = (address: string) =>
      performance.getEntriesByName(location.origin + address).length === 0;
    if (addresses.some(isLate)) delete root.dataset.fonts;
  });
}

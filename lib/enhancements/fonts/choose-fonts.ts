/** A page answered within these ms has its fonts in time: Chromium waits about 100 ms for preloads. */
const QUICK_MS = 100;

/** The line answered quickly, or the visitor has been on the site and so has the fonts. */
function isQuick(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    document.referrer.startsWith(`${location.origin}/`) ||
    (page !== undefined && performance.now() - page.requestStart < QUICK_MS)
  );
}

function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href });
    document.head.append(link);
  }
}

/** Into the browser's cache. Not by a link: the CSP stops `rel="prefetch"` in Firefox. */
function fetchForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    fetch(address, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      // The next page is read in the device's fonts, too.
      .catch(() => undefined);
  }
}

/**
 * Decides once, before the first paint, on the site's fonts or the device's, so that no painted page
 * is laid out again. On a slow line the site's fonts are fetched after the page, for the next one.
 * @param addresses the font files this page uses, from the site's root
 */
export function chooseFonts(addresses: readonly string[]): void {
  const root = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!isQuick()) {
    if (!connection?.saveData) {
      addEventListener("load", () => fetchForLater(addresses), { once: true });
    }
    return;
  }
  preload(addresses);
  root.dataset.fonts = "";
  // Chromium runs this right before the first paint, when it has waited for the fonts; later, a late
  // font would lay the page out again. Browsers that do not wait have no `connection`.
  if (connection) {
    requestAnimationFrame(() => {
      const isLate = (address: string) =>
        performance.getEntriesByName(location.origin + address).length === 0;
      if (addresses.some(isLate)) delete root.dataset.fonts;
    });
  }
}

/**
 * The page came this soon after it was asked for, in ms: so will the fonts, before the browser stops
 * waiting for them. Chromium holds the first paint for preloaded fonts for about 100 ms.
 */
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

/** Into the browser's cache. Not by a link: the policy stops `rel="prefetch"` in Firefox. */
function fetchForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    fetch(address, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      // The next page is read in the device's fonts, too.
      .catch(() => undefined);
  }
}

/**
 * Decides before the first paint which fonts this page is set in, once: the site's where they come
 * in time, else the device's. A page that has been painted is never laid out again for a font.
 * On a slow line the site's fonts are fetched when the page is complete, for the next one.
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
  // Chromium runs this right before the first paint, when it has waited for the fonts. Named any
  // longer, a font that comes late would lay the page out again, although it is not shown.
  // Browsers that do not wait (they have no `connection`) keep the names and judge by themselves.
  if (connection) {
    requestAnimationFrame(() => {
      const isLate = (address: string) =>
        performance.getEntriesByName(location.origin + address).length === 0;
      if (addresses.some(isLate)) delete root.dataset.fonts;
    });
  }
}

/** Fills the browser's cache. Not `rel="prefetch"`, which the CSP blocks in Firefox. */
function fetchForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    const answer = fetch(address, { priority: "low" }).then((found) => found.arrayBuffer());
    // Without it the next page uses the device's fonts as well.
    answer.catch(() => undefined);
  }
}

/**
 * Chooses the site's fonts or the device's for text once, before the first paint, so that the page
 * is not laid out again. A visitor's first page is in the device's, and when it has been painted the
 * fonts at the addresses are fetched for the next, which finds them in the browser's cache. The
 * page's heading has its font in the page (scripts/export/page-parts.ts).
 */
export function chooseFonts(addresses: readonly string[]): void {
  const root = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) {
    const seen = new PerformanceObserver(() => {
      seen.disconnect();
      fetchForLater(addresses);
    });
    addEventListener("load", () => seen.observe({ type: "paint", buffered: true }), { once: true });
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

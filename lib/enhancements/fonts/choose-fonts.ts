/** Fills the HTTP cache. Not `rel="prefetch"`, which the CSP blocks in Firefox. */
function fetchForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    const answer = fetch(address, { priority: "low" }).then((found) => found.arrayBuffer());
    // Without the fonts the next page uses the device's fonts too.
    answer.catch(() => undefined);
  }
}

/** From the first paint to that of what came last. */
const LAST_PAINT_MS = 100;

/**
 * Chooses web fonts or the device's fonts once, before the first paint, by the rule of
 * docs/decisions/0005-fonts.md.
 * @param addresses of the web fonts, from the site's root
 */
export function chooseFonts(addresses: readonly string[]): void {
  const root = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) {
    const seen = new PerformanceObserver((paints) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      seen.disconnect();
      setTimeout(fetchForLater, LAST_PAINT_MS, addresses);
    });
    addEventListener("load", () => seen.observe({ type: "paint", buffered: true }));
    return;
  }
  for (const href of addresses) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href }),
    );
  }
  root.dataset.fonts = "";
  // Browsers without `connection` do not delay the first paint for fonts.
  if (!connection) return;
  requestAnimationFrame(() => {
    const isLate = (address: string) => !performance.getEntriesByName(location.origin + address)[0];
    if (addresses.some(isLate)) delete root.dataset.fonts;
  });
}

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

function fetchAfterFirstPaint(addresses: readonly string[]): void {
  const paintObserver = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
    paintObserver.disconnect();
    setTimeout(fetchForLater, LAST_PAINT_MS, addresses);
  });
  addEventListener("load", () => paintObserver.observe({ type: "paint", buffered: true }));
}

function preload(addresses: readonly string[]): void {
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "";
    link.href = address;
    document.head.append(link);
  }
}

/**
 * Chooses web fonts or the device's fonts once, before the first paint, to avoid a layout shift. A
 * visitor's first page uses the device's fonts and, after its first paint, loads the web fonts into
 * the HTTP cache for the next page. The h1 has its font inline (scripts/export/head-font.ts).
 */
export function chooseFonts(addresses: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) {
    fetchAfterFirstPaint(addresses);
    return;
  }
  preload(addresses);
  const root = document.documentElement;
  root.dataset.fonts = "";
  // Browsers without `connection` do not delay the first paint for fonts.
  if (!connection) return;
  requestAnimationFrame(() => {
    const isLate = (address: string) => !performance.getEntriesByName(location.origin + address)[0];
    if (addresses.some(isLate)) delete root.dataset.fonts;
  });
}

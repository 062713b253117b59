const LIMIT_MS = 2_000;

/**
 * Once the reader sees the page: whatever is fetched or run before holds that up.
 * @returns after the first paint, or after 2 s in a browser that does not tell of it
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: "paint", buffered: true });
    }
    setTimeout(resolve, LIMIT_MS);
  });
}

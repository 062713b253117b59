import type { Page } from "@playwright/test";

/** Runs in the page before anything else: sums up how far its parts have moved. */
export function watchShifts(): void {
  const scope = globalThis as unknown as { shift: number };
  scope.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      scope.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The sum of `watchShifts` so far. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

import { type Browser, expect, type Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  args: { data?: { reason?: string } };
}

/**
 * How many boxes Chromium laid out anew because fonts had changed, after the page's first paint, in
 * one visit.
 * @param visit opens the page and waits for whatever may come late
 */
export async function fontLayoutsAfterPaint(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ["loading", "disabled-by-default-devtools.timeline.invalidationTracking"],
  });
  await visit();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const paint = trace.traceEvents.find(({ name }) => name === "firstContentfulPaint");
  // The browser's own windows are in the trace, too.
  const events = trace.traceEvents.filter(({ pid }) => pid === paint?.pid);
  const invalidated = events.filter(({ name }) => name === "LayoutInvalidationTracking");
  if (paint === undefined || invalidated.length === 0) throw new Error("the trace shows no paint");
  return invalidated.filter(
    ({ ts, args }) => ts > paint.ts && args.data?.reason === "Fonts changed",
  ).length;
}

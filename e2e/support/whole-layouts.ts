import { type Browser, expect, type Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  args: {
    beginData?: { dirtyObjects?: number; totalObjects?: number };
  };
}

/** Of a page's boxes: hydrating an island or showing a message lays out fewer. */
const MOST_OF_IT = 0.5;

/**
 * How often Chromium laid out most of a page again after its first paint, in one visit.
 * @param visit opens the page and waits for whatever may come late
 */
export async function wholeLayoutsAfterPaint(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "loading", "disabled-by-default-devtools.timeline"],
  });
  await visit();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const paint = trace.traceEvents.find(({ name }) => name === "firstContentfulPaint");
  // The browser's own windows are in the trace, too.
  const events = trace.traceEvents.filter(({ pid }) => pid === paint?.pid);
  const layouts = events.filter(({ name }) => name === "Layout");
  if (paint === undefined || layouts.length === 0) throw new Error("the trace shows no paint");
  return layouts.filter(({ ts, args }) => {
    const { dirtyObjects = 0, totalObjects = 0 } = args.beginData ?? {};
    return ts > paint.ts && dirtyObjects > totalObjects * MOST_OF_IT && totalObjects > 100;
  }).length;
}

import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  args: {
    data?: { url?: string };
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
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const all = trace.traceEvents;
  const renderer = all.find(
    ({ name, args }) => name === "ResourceSendRequest" && args.data?.url === page.url(),
  )?.pid;
  const events = all.filter(({ pid }) => pid === renderer);
  const painted = events.find(({ name }) => name === "firstContentfulPaint")?.ts;
  const layouts = events.filter(({ name }) => name === "Layout");
  if (painted === undefined || layouts.length === 0) throw new Error("the trace shows no paint");
  return layouts.filter(({ ts, args }) => {
    const { dirtyObjects = 0, totalObjects = 0 } = args.beginData ?? {};
    return ts > painted && dirtyObjects > totalObjects * MOST_OF_IT && totalObjects > 100;
  }).length;
}

import type { Browser } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  /** Time of the thread itself, in µs: a busy machine does not lengthen it. */
  tdur?: number;
}

const PHONE = { width: 412, height: 823 };

/**
 * Opens a page as a phone would, in a context of its own.
 * @returns how long the main thread worked on its styles and its layout, in ms
 * @throws Error when Chromium's trace shows no paint
 */
export async function styleAndLayoutTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["devtools.timeline", "loading"] });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  const paint = trace.traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error(`${address}: the trace shows no paint`);
  return trace.traceEvents
    .filter(({ pid, name }) => pid === paint.pid && ["Layout", "UpdateLayoutTree"].includes(name))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
}

import type { Browser, Page } from "@playwright/test";
import type { ServedSite } from "./serve.ts";

/** As Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 562.5 ms for a request. */
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_600 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};
/** How many times slower the processor is. */
const SLOWNESS = 4;
/** After the last request, for what is painted and started by it. */
const REST_MS = 500;

/** What a visit cost. */
export interface Visit {
  /** Of everything that was fetched, compressed with gzip. */
  bytes: number;
  /** After which the largest text had been painted, in ms. */
  largestPaint: number;
}

declare global {
  interface Window {
    largestPaint: number;
  }
}

function noteLargestPaint(): void {
  window.largestPaint = Number.NaN;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) {
      window.largestPaint = startTime;
    }
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
}

/** Visits a page as a phone of little strength on a slow line, with an empty cache. */
export async function visit(browser: Browser, site: ServedSite, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  await page.addInitScript(noteLargestPaint);
  site.takeBytes();
  await page.goto(site.origin + address, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST_MS);
  const largestPaint = await page.evaluate(() => window.largestPaint);
  await context.close();
  return { bytes: site.takeBytes(), largestPaint };
}

/** Opens a page without slowing anything, to see whether it works. */
export async function withPage<Result>(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    return await look(page);
  } finally {
    await page.close();
  }
}

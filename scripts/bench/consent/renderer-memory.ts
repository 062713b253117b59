import { existsSync, readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "@playwright/test";

const SAMPLE_MS = 50;
const LIST_MS = 500;

export type MemoryKind = "renderers" | "heap";

/** What is sampled here: renderers' resident memory where the system tells, else the script heap. */
export const memoryKind: MemoryKind = existsSync("/proc/self/status") ? "renderers" : "heap";

/** Resident memory in a Linux process's status, in bytes; 0 for a process that has ended. */
export function residentBytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function residentOf(pid: number): number {
  try {
    return residentBytes(readFileSync(`/proc/${pid}/status`, "latin1"));
  } catch {
    // It ended since the list was made.
    return 0;
  }
}

async function rendererIds(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** @returns a function that gives the memory used now, in bytes */
async function memoryReader(browser: Browser, page: Page): Promise<() => Promise<number>> {
  if (memoryKind === "heap") {
    const session = await page.context().newCDPSession(page);
    return async () => (await session.send("Runtime.getHeapUsage")).usedSize;
  }
  const session = await browser.newBrowserCDPSession();
  let ids = await rendererIds(session);
  let listed = performance.now();
  return async () => {
    if (performance.now() - listed > LIST_MS) {
      ids = await rendererIds(session);
      listed = performance.now();
    }
    return ids.reduce((sum, id) => sum + residentOf(id), 0);
  };
}

/**
 * Samples a browser's memory every 50 ms until told to stop.
 * @returns a function that stops it and gives the peak, in bytes
 */
export async function watchMemory(browser: Browser, page: Page): Promise<() => Promise<number>> {
  const read = await memoryReader(browser, page);
  let peak = 0;
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      peak = Math.max(peak, await read());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  // A failure is met where the sampling is awaited.
  sampling.catch(() => undefined);
  return async () => {
    isStopped = true;
    await sampling;
    return peak;
  };
}

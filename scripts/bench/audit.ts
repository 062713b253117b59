import { launch } from "chrome-launcher";
import lighthouse, { type Config, desktopConfig, type Flags } from "lighthouse";
import type { Audit, Category, Device, Throttling } from "./targets";

export interface AuditOptions {
  browser: string;
  /** Environment of the browser; it decides which fonts the browser finds. */
  env: Readonly<Record<string, string>>;
  device: Device;
  throttling: Throttling;
  /** All four take longer than the first alone. */
  categories: readonly Category[];
}

/** Lighthouse's desktop line (40 ms, 10 Mbit/s) in the terms of applied throttling. */
const DESKTOP_LINE = {
  requestLatencyMs: 40 * 3.75,
  downloadThroughputKbps: 10_240 * 0.9,
  uploadThroughputKbps: 10_240 * 0.9,
};

function configOf(device: Device): Config | undefined {
  if (device === "phone") return undefined;
  const { settings, ...rest } = desktopConfig;
  const throttling = { ...settings?.throttling, ...DESKTOP_LINE };
  return { ...rest, settings: { ...settings, throttling } };
}

/**
 * Visits a page once in a browser of its own, which reaches no other machine.
 * @throws Error when Lighthouse could not measure it
 */
export async function audit(
  address: string,
  { browser, env, device, throttling, categories }: AuditOptions,
): Promise<Audit> {
  const chrome = await launch({
    chromePath: browser,
    envVars: env,
    logLevel: "silent",
    chromeFlags: [
      "--headless=new",
      // CI containers run as root, where Chromium's sandbox refuses to start.
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
      throttlingMethod: throttling === "simulated" ? "simulate" : "devtools",
    };
    const result = await lighthouse(address, flags, configOf(device));
    if (!result) throw new Error(`Lighthouse has no result of ${address}`);
    const { audits, categories: scored, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figure = (id: string): number => {
      const { numericValue, errorMessage } = audits[id] ?? {};
      if (numericValue === undefined) throw new Error(`${address}: ${id}: ${errorMessage}`);
      return numericValue;
    };
    const itemsOf = (id: string) => {
      const details = audits[id]?.details;
      return details?.type === "table" ? details.items : [];
    };
    const groups = itemsOf("mainthread-work-breakdown");
    return {
      firstPaint: figure("first-contentful-paint"),
      largestPaint: figure("largest-contentful-paint"),
      blocking: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      mainThread: figure("mainthread-work-breakdown"),
      bytes: figure("total-byte-weight"),
      styleLayout: Number(groups.find(({ group }) => group === "styleLayout")?.duration ?? 0),
      requests: itemsOf("network-requests").length,
      scores: Object.fromEntries(
        categories.map((category) => [category, Math.round((scored[category]?.score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
